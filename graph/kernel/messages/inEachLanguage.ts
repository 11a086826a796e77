import { languages, type Language } from './languages.ts'
import { Text } from './text.ts'

/** What is written otherwise in each language, but not by a message. */
export const inEachLanguage = (code: string, write: (language: Language) => string): Text =>
  new Text(
    code,
    Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, string>,
  )
