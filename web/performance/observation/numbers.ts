import { language } from '../../kernel/messages/language.ts'
import * as t from './__generated__/messages.ts'
const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 })

/** A number as people read it; "no data" where there is none, never 0. */
export const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? t.noData : format.format(value)

/** What is typed as a number; null of nothing, NaN of what is none. */
export const typed = (text: string): number | null => (text.trim() ? Number(text.trim().replace(',', '.')) : null)
