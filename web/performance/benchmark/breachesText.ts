import { language } from '../../kernel/messages/language.ts'
import * as t from './__generated__/messages.ts'

const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })

/** "1 breach, usually 0.3" */
export const breachesText = ({ breaches, usual }: { readonly breaches: number; readonly usual: number }): string =>
  t.breachesUsual({ count: breaches, usual: numbers.format(usual) })
