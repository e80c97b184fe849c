/** The anchor of the estimator's section. */
export const estimatorId = "pricing-estimator";
