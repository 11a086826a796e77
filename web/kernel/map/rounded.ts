/** Degrees to about a tenth of a metre. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
