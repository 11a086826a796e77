/** The numbers of the hierarchies in the reference list GROUPING_TYPE. */
export const groupingTypes = { MANAGEMENT: 1, PRODUCTIVITY: 2, QUALITY: 3, REGION: 4 } as const
