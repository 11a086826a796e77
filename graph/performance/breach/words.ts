// A breach in words: the same on its record, in the feed and in what people are told.
import type { AlertIf, Grain } from '../../../prisma/__generated__/client/enums.ts'
import { languages, type Language } from '../../kernel/messages/languages.ts'
import { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

const perLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

const numbers = perLanguage((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 }))

/** As "89 %" or "2.41 km/L". */
export const amount = (value: number, unit: string): Text =>
  new Text(
    'performance.breach.amount',
    perLanguage((language) => `${numbers[language].format(value)} ${unit}`),
  )

export interface Asked {
  alertIf: AlertIf
  target: number
  reset: number
  consecutive: number
  grain: Grain
  unit: string
}

export const breachSentence = ({ alertIf, target, consecutive, grain, unit }: Asked): Text =>
  t.because({
    grain,
    count: consecutive,
    side: alertIf === 'BELOW_THRESHOLD' ? 'below' : 'above',
    target: amount(target, unit),
  })

/** What it takes to be recovered, and how far that is. */
export const recoverySentence = ({ alertIf, reset, consecutive, grain, unit }: Asked, streak = 0): Text =>
  t.recovery({
    grain,
    count: consecutive,
    reset: amount(reset, unit),
    side: alertIf === 'BELOW_THRESHOLD' ? 'above' : 'below',
    streak: consecutive > 1 ? streak : 0,
  })
