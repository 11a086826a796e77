import { builder } from '../../kernel/builder.ts'
import { User } from '../../people/user/User.ts'
import { named, ObservationValue } from './ObservationValue.ts'

interface State {
  formulaNumber: number
  at: string
  values: (number | null)[]
  value: number | null
  voidedAt: string | null
}

interface StateShape extends State {
  dataPoints: unknown
}

const ObservationState = builder.objectRef<StateShape>('ObservationState').implement({
  description: 'What an observation said at some time.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When it was observed.', resolve: ({ at }) => new Date(at) }),
    values: t.field({
      type: [ObservationValue],
      description: 'Its data points.',
      resolve: ({ dataPoints, values }) => named(dataPoints, values),
    }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'What came of them; null where there was not data enough.',
    }),
    isVoided: t.boolean({ description: 'Whether it did not count.', resolve: ({ voidedAt }) => voidedAt !== null }),
  }),
})

const withFormulas = {
  observation: { select: { metric: { select: { formulas: { select: { number: true, dataPoints: true } } } } } },
} as const

interface WithFormulas {
  observation: { metric: { formulas: { number: number; dataPoints: unknown }[] } }
}

function state(json: unknown, { observation }: WithFormulas): StateShape {
  const one = json as State
  return {
    ...one,
    dataPoints: observation.metric.formulas.find(({ number }) => number === one.formulaNumber)?.dataPoints ?? [],
  }
}

export const ObservationChange = builder.prismaObject('ObservationChange', {
  description: 'What an observation was before it was corrected or voided, and after; it is never changed.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version that it made.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was changed.' }),
    reason: t.exposeString('reason', { description: 'Why, where somebody said it; else empty.' }),
    actor: t.relation('actor', { type: User, description: 'Who changed it.' }),
    before: t.field({
      type: ObservationState,
      description: 'What it said before.',
      select: { before: true, ...withFormulas },
      resolve: (change) => state(change.before, change),
    }),
    after: t.field({
      type: ObservationState,
      description: 'What it said then.',
      select: { after: true, ...withFormulas },
      resolve: (change) => state(change.after, change),
    }),
  }),
})
