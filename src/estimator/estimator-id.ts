export const estimatorId = "pricing-estimator";
