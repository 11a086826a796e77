/** A text that LIKE takes as it is. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Any text that has this in it, whatever it means to LIKE. */
export const patternOf = (search: string): string => `%${likeText(search)}%`

/** The same as a filter of Prisma, in any case. */
export const containsText = (search: string) => ({
  contains: likeText(search.trim()),
  mode: 'insensitive' as const,
})
