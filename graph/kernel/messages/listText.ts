// Several texts as one within a message.
import { languages, type Language } from './languages.ts'
import { Text, textIn, type Said } from './text.ts'

const joined = (code: string, items: readonly Said[], join: (items: string[], language: Language) => string): Text =>
  new Text(
    code,
    Object.fromEntries(
      languages.map((language) => [
        language,
        join(
          items.map((item) => textIn(language, item)),
          language,
        ),
      ]),
    ) as Record<Language, string>,
  )

/** Things joined by "and", or by "or" where it is a choice. */
export const listText = (items: readonly Said[], type: 'conjunction' | 'disjunction'): Text =>
  joined('kernel.list', items, (texts, language) => new Intl.ListFormat(language, { type }).format(texts))

/** Whole sentences, one after the other. */
export const sentencesText = (sentences: readonly Said[]): Text =>
  joined('kernel.sentences', sentences, (texts) => texts.join(' '))
