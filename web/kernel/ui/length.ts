import { language } from '../messages/language.ts'
import * as t from './__generated__/messages.ts'
const shown = (count: number) => count.toLocaleString(language)

export const isTooLong = (text: string, most: number): boolean => text.length > most

/** "1,240 of 1,000 characters" */
export const lengthText = (text: string, most: number): string =>
  t.ofCharacters({ shown: shown(text.length), shown2: shown(most) })
