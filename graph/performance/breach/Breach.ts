import { Action } from '../../work/action/Action.ts'
import { loadAction } from '../../work/action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Metric } from '../metric/Metric.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { ScopeKind } from '../observation/ScopeKind.ts'
import { placementColumns, reachesPlaced } from '../../kernel/placed.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { BreachOutcome } from './enums.ts'
import { conditionOf, pointsOfBreach, type BreachPointShape, type ConditionShape } from './readBreach.ts'
import { scopeName, scopeTypes } from './scopes.ts'
import './visibleBreaches.ts'
import { amount, breachSentence, recoverySentence } from './words.ts'

const BreachPoint = builder.objectRef<BreachPointShape>('BreachPoint').implement({
  description: 'What one closed period of the metric came to.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the period began.' }),
    value: t.exposeFloat('value', { description: 'Its value.' }),
  }),
})

const BreachCondition = builder.objectRef<ConditionShape>('BreachCondition').implement({
  description: 'How the benchmark of a breach stands in its scope.',
  fields: (t) => ({
    value: t.exposeFloat('value', { description: 'The value of the last closed point.' }),
    pointAt: t.expose('pointAt', { type: 'DateTime', description: 'When that point began.' }),
    streak: t.exposeInt('streak', { description: 'How many points in a row were last back inside.' }),
  }),
})

interface BreachActionShape {
  n: number
  action: never
}

const BreachAction = builder.objectRef<BreachActionShape>('BreachAction').implement({
  description: 'A record that a breach opened.',
  fields: (t) => ({
    number: t.exposeInt('n', { description: 'Which one it is: what comes after the first is a follow-up.' }),
    action: t.field({ type: Action, description: 'The record.', resolve: ({ action }) => action }),
  }),
})

const asked = {
  target: true,
  metric: { select: { unit: true, alertIf: true } },
  benchmark: { select: { resetLevel: true, consecutivePoints: true, grain: true } },
} as const

interface AskedRow {
  target: number
  metric: { unit: string; alertIf: 'ABOVE_THRESHOLD' | 'BELOW_THRESHOLD' }
  benchmark: {
    resetLevel: number | null
    consecutivePoints: number
    grain: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER'
  }
}

const askedOf = ({ target, metric, benchmark }: AskedRow) => ({
  ...metric,
  target,
  reset: benchmark.resetLevel ?? target,
  consecutive: benchmark.consecutivePoints,
  grain: benchmark.grain,
})

export const Breach = builder.prismaObject('Breach', {
  description: 'That a benchmark was not held in a scope, from the points that said so to those that say it is over.',
  interfaces: [Node],
  select: { id: true },
  ...policy('benchmarks.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'Its number.', ...legacy() }),
    benchmarkName: t.string({
      description: 'What the benchmark is called that was not held.',
      select: { benchmark: { select: { name: true } } },
      resolve: ({ benchmark }) => benchmark.name,
    }),
    benchmarkId: t.id({
      nullable: true,
      description: 'The id of that benchmark, for those who read it where it stands.',
      select: { benchmarkId: true, benchmark: { select: placementColumns } },
      resolve: ({ benchmarkId, benchmark }, _args, context) =>
        reachesPlaced(context.requireViewer(), 'benchmarks.read', benchmark)
          ? globalId('Benchmark', benchmarkId)
          : null,
    }),
    metric: t.relation('metric', { type: Metric, description: 'The metric that it measures by.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization that the scope is in.',
    }),
    scopeKind: t.expose('scopeKind', { type: ScopeKind, description: 'What it is of.' }),
    scopeId: t.id({
      description: 'The id of the organization, location, vehicle or person that it is of.',
      select: { scopeKind: true, scopeId: true },
      resolve: ({ scopeKind, scopeId }) => globalId(scopeTypes[scopeKind], scopeId),
    }),
    scopeName: t.string({
      description: 'What the organization, location, vehicle or person is called.',
      select: { scopeKind: true, scopeId: true },
      resolve: ({ scopeKind, scopeId }, _args, context) => scopeName(context, scopeKind, scopeId),
    }),
    value: t.exposeFloat('value', { description: 'The value that opened it.' }),
    target: t.exposeFloat('target', { description: 'What that was measured against.' }),
    resetLevel: t.float({
      description: 'From which value on a point is back inside.',
      select: asked,
      resolve: (row) => askedOf(row).reset,
    }),
    headline: t.string({
      description: 'The value and the target in words.',
      select: { value: true, ...asked },
      resolve: (row) => `${amount(row.value, row.metric.unit)}, target ${amount(row.target, row.metric.unit)}`,
    }),
    because: t.string({
      description: 'What made it one, in words.',
      select: asked,
      resolve: (row) => breachSentence(askedOf(row)),
    }),
    recovery: t.string({
      description: 'What recovery takes, in words, and how much of it is there.',
      select: { benchmarkId: true, scopeId: true, recoveredAt: true, ...asked },
      resolve: async (row, _args, context) => {
        const condition = row.recoveredAt ? null : await conditionOf(context, row.benchmarkId, row.scopeId)
        return recoverySentence(askedOf(row), condition?.streak)
      },
    }),
    condition: t.field({
      type: BreachCondition,
      nullable: true,
      description: 'How its benchmark stands there by the last closed point; null where there is none.',
      select: { benchmarkId: true, scopeId: true },
      resolve: ({ benchmarkId, scopeId }, _args, context) => conditionOf(context, benchmarkId, scopeId),
    }),
    points: t.field({
      type: [BreachPoint],
      description:
        'Its points: a few before it began, to the one that ended it or the last that has closed; at most 60.',
      select: { id: true },
      resolve: ({ id }, _args, context) => pointsOfBreach(context, id),
    }),
    isOpen: t.boolean({
      description: 'Whether it goes on.',
      select: { recoveredAt: true },
      resolve: ({ recoveredAt }) => recoveredAt === null,
    }),
    firstPointAt: t.expose('firstPointAt', { type: 'DateTime', description: 'When the first point outside began.' }),
    openedPointAt: t.expose('openedPointAt', { type: 'DateTime', description: 'When the point began that opened it.' }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
    recoveredAt: t.expose('recoveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it is open.',
    }),
    recoveredValue: t.exposeFloat('recoveredValue', {
      nullable: true,
      description: 'The value of the point that ended it; null where none did.',
    }),
    outcome: t.expose('outcome', {
      type: BreachOutcome,
      nullable: true,
      description: 'How it ended; null while it is open.',
    }),
    lastAction: t.field({
      type: Action,
      nullable: true,
      description: 'The last record that it opened, where the viewer sees it.',
      select: { actions: { select: { n: true, actionId: true }, orderBy: { n: 'asc' } } },
      resolve: ({ actions }, _args, context, info) => {
        const last = actions.at(-1)
        return last ? loadAction(context, info, last.actionId) : null
      },
    }),
    actions: t.field({
      type: [BreachAction],
      description:
        'The records that it opened, as far as the viewer sees them: the first, and those that came because one was completed in vain.',
      select: { actions: { select: { n: true, actionId: true }, orderBy: { n: 'asc' } } },
      resolve: async ({ actions }, _args, context, info) => {
        const found = await Promise.all(
          actions.map(async ({ n, actionId }) => ({
            n,
            action: await loadAction(context, info, actionId, ['action']),
          })),
        )
        return found.filter((one): one is BreachActionShape => one.action !== null)
      },
    }),
  }),
})
