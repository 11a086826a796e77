// Several texts as one within a message.
import { inEachLanguage } from './inEachLanguage.ts'
import { textIn, type Said, type Text } from './text.ts'

/** Things joined by "and", or by "or" where it is a choice. */
export const listText = (items: readonly Said[], type: 'conjunction' | 'disjunction'): Text =>
  inEachLanguage('kernel.list', (language) =>
    new Intl.ListFormat(language, { type }).format(items.map((item) => textIn(language, item))),
  )

/** Whole sentences, one after the other. */
export const sentencesText = (sentences: readonly Said[]): Text =>
  inEachLanguage('kernel.sentences', (language) => sentences.map((one) => textIn(language, one)).join(' '))
