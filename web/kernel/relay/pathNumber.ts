/** The number that a part of a path is; 0, the number of nothing, where it is none that 32 bits hold. */
export const pathNumber = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)
