// A text that is kept, and read later by people of any language: as JSON with each language. What is kept as plain text
// was somebody's own, or is from before there were languages.
import { languages, type Language } from './languages.ts'
import { Text, type Said } from './text.ts'

export const keptText = (said: Said): string =>
  said instanceof Text
    ? JSON.stringify(Object.fromEntries(languages.map((language) => [language, said.in(language)])))
    : said

export const keptIn = (language: Language, kept: string): string =>
  kept.startsWith(`{"${languages[0]}":`) ? (JSON.parse(kept) as Record<Language, string>)[language] : kept
