import { languages, type Language } from './languages.ts'
import { Text, textIn, type Said } from './text.ts'

/** Several things within a message: joined by "and", or by "or" where it is a choice. */
export const listText = (items: readonly Said[], type: 'conjunction' | 'disjunction'): Text =>
  new Text(
    'kernel.list',
    Object.fromEntries(
      languages.map((language) => [
        language,
        new Intl.ListFormat(language, { type }).format(items.map((item) => textIn(language, item))),
      ]),
    ) as Record<Language, string>,
  )
