import { inEachLanguage } from './inEachLanguage.ts'
import type { Language } from './languages.ts'
import type { Text } from './text.ts'

const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
// The day stands first, as everywhere in the product.
const formats: Record<Language, Intl.DateTimeFormat> = { en: format('en-GB'), es: format('es') }

/** A day of UTC within a message, as 24 Dec 2026. */
export const dayText = (day: Date): Text => inEachLanguage('kernel.day', (language) => formats[language].format(day))
