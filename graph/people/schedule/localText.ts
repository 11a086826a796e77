// Days and times of a zone within messages.
import { languages, type Language } from '../../kernel/messages/languages.ts'
import { Text } from '../../kernel/messages/text.ts'

function inEach(code: string, at: Date, options: Intl.DateTimeFormatOptions): Text {
  const says = languages.map((language) => [language, new Intl.DateTimeFormat(language, options).format(at)])
  return new Text(code, Object.fromEntries(says) as Record<Language, string>)
}

/** A day, as Dec 24, 2026. */
export const localDayText = (at: Date, timeZone: string): Text =>
  inEach('people.schedule.day', at, { dateStyle: 'medium', timeZone })

/** A day with a time, as Dec 24, 2026, 08:00. */
export const timeText = (at: Date, timeZone: string): Text =>
  inEach('people.schedule.time', at, { dateStyle: 'medium', timeStyle: 'short', timeZone, hourCycle: 'h23' })
