import { builder } from '../../../kernel/builder.ts'
import { invalid } from '../../../kernel/errors.ts'
import * as t from '../__generated__/messages.ts'

const AppointmentScope = builder.enumType('AppointmentScope', {
  description: 'Which appointments of a recurring one a change applies to.',
  values: {
    THIS: { description: 'The appointment alone.' },
    FOLLOWING: { description: 'The appointment and those after it that have not begun.' },
    ALL: { description: 'The appointment and all others of its series that have not begun.' },
  },
})

export type Scope = 'THIS' | 'FOLLOWING' | 'ALL'

type Types = (typeof builder)['$inferSchemaTypes']
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

export const scopeField = (t: InputBuilder) => ({
  scope: t.field({
    type: AppointmentScope,
    description:
      'For an appointment that repeats, which of them it applies to, but for cancelled ones; defaults to THIS.',
  }),
})

/** An appointment of a series, and to which others a change of it applies. */
export interface Repeating {
  seriesId: string
  seriesDate: Date
  scope: 'FOLLOWING' | 'ALL'
}

/** The appointment as one of a series, where a change applies to others too; undefined where it is of it alone. */
export function seriesOf<Row extends { seriesId: string | null; seriesDate: Date | null }>(
  appointment: Row,
  scope: Scope | null | undefined,
): (Row & Repeating) | undefined {
  if (!scope || scope === 'THIS') return undefined
  const { seriesId, seriesDate } = appointment
  if (!seriesId || !seriesDate) throw invalid('scope', t.doesNotRepeat)
  return { ...appointment, seriesId, seriesDate, scope }
}

/** Whether a change can be undone: one of several appointments at once can't. */
export const isOfOne = ({ scope, repeats }: { scope?: Scope | null; repeats?: string | null }): boolean =>
  (!scope || scope === 'THIS') && repeats === undefined
