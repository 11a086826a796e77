import { language } from '../../kernel/messages/language.ts'
import * as t from './__generated__/messages.ts'

interface Event {
  readonly kind: string
  readonly detail: string
  readonly value: number | null | undefined
  readonly target: number | null | undefined
  readonly unit: string
  readonly recordKey: string | null | undefined
}

const numbers = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 })

const amount = (value: number, unit: string) => `${numbers.format(value)} ${unit}`.trim()

/** What happened, in a few words behind the title. */
export function eventText({ kind, detail, value, target, unit, recordKey }: Event, isAhead: boolean): string {
  switch (kind) {
    case 'RECORD_CREATED':
      return t.createdBy({ recordKey: recordKey ?? '', detail })
    case 'RECORD_DUE':
      return isAhead ? t.isDue({ recordKey: recordKey ?? '' }) : t.wasDue({ recordKey: recordKey ?? '' })
    case 'RECORD_COMPLETED':
      return detail
        ? t.completedBy({ recordKey: recordKey ?? '', name: detail })
        : t.completed({ recordKey: recordKey ?? '' })
    case 'ROUTINE': {
      const [name = '', ...rest] = detail.split(': ')
      const state = { SKIPPED: t.skipped, MISSED: t.missed }[name] ?? t.fallsDue
      const reason = rest.join(': ')
      return reason ? t.occurrenceReason({ state, reason }) : state
    }
    case 'OBSERVATION':
      return value == null ? t.notEnoughData : amount(value, unit)
    case 'BREACH_OPENED':
      return t.breachedAtTarget({ amount: amount(value ?? 0, unit), amount2: amount(target ?? 0, unit) })
    case 'BREACH_RECOVERED':
      return value == null ? t.breachEnded : t.recoveredAt({ amount: amount(value, unit) })
    default:
      return detail
  }
}
