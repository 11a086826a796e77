import { languages, type Language } from './languages.ts'
import { Text } from './text.ts'

const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
// The day stands first, as everywhere in the product.
const formats: Record<Language, Intl.DateTimeFormat> = { en: format('en-GB'), es: format('es') }

/** A day of UTC within a message, as 24 Dec 2026. */
export const dayText = (day: Date): Text =>
  new Text(
    'kernel.day',
    Object.fromEntries(languages.map((language) => [language, formats[language].format(day)])) as Record<
      Language,
      string
    >,
  )
