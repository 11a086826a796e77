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
  description: 'The state of an observation at a point in time.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When it was observed.', resolve: ({ at }) => new Date(at) }),
    values: t.field({
      type: [ObservationValue],
      description: 'The values of the data points.',
      resolve: ({ dataPoints, values }) => named(dataPoints, values),
    }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'The computed value; null if there was not enough data.',
    }),
    isVoided: t.boolean({
      description: 'Whether the observation was voided.',
      resolve: ({ voidedAt }) => voidedAt !== null,
    }),
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
  description: 'A correction or voiding of an observation, with its state before and after; changes are immutable.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version the change created.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was changed.' }),
    reason: t.exposeString('reason', { description: 'The reason given for the change; empty if none was given.' }),
    actor: t.relation('actor', { type: User, description: 'The user who made the change.' }),
    before: t.field({
      type: ObservationState,
      description: 'The state before the change.',
      select: { before: true, ...withFormulas },
      resolve: (change) => state(change.before, change),
    }),
    after: t.field({
      type: ObservationState,
      description: 'The state after the change.',
      select: { after: true, ...withFormulas },
      resolve: (change) => state(change.after, change),
    }),
  }),
})
