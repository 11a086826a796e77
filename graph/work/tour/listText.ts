import { languages, type Language } from '../../kernel/messages/languages.ts'
import { Text } from '../../kernel/messages/text.ts'

/** Names within a message, as "Gate, Dock, and Yard". */
export const listText = (names: readonly string[]): Text =>
  new Text(
    'work.tour.list',
    Object.fromEntries(languages.map((language) => [language, new Intl.ListFormat(language).format(names)])) as Record<
      Language,
      string
    >,
  )
