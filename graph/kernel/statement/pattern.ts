/** Any text that has this in it, whatever it means to LIKE. */
export const patternOf = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`
