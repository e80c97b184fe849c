/** The anchor of the section. */
export const estimatorId = "pricing-estimator";
