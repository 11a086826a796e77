const rules = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** "1st", "2nd", "11th". */
export const ordinal = (number: number): string => `${number}${suffixes[rules.select(number)]}`
