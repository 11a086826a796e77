/** Any text that has this in it, whatever it means to LIKE. */
export const patternOf = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`

/** The same as a filter of Prisma, in any case. */
export const containsText = (search: string) => ({
  contains: search.trim().replace(/[\\%_]/g, '\\$&'),
  mode: 'insensitive' as const,
})
