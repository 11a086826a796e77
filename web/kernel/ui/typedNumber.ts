/** A number as it is typed, with a comma too; null for nothing, NaN for what is none. */
export const typedNumber = (text: string): number | null => (text.trim() ? Number(text.replace(',', '.')) : null)
