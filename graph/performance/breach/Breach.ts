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
import * as m from './__generated__/messages.ts'

const BreachPoint = builder.objectRef<BreachPointShape>('BreachPoint').implement({
  description: 'The value of one closed period of the metric.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the period began.' }),
    value: t.exposeFloat('value', { description: 'The value of the point.' }),
  }),
})

const BreachCondition = builder.objectRef<ConditionShape>('BreachCondition').implement({
  description: "The condition of a breach's benchmark in its scope.",
  fields: (t) => ({
    value: t.exposeFloat('value', { description: 'The value of the last closed point.' }),
    pointAt: t.expose('pointAt', { type: 'DateTime', description: "When the point's period began." }),
    streak: t.exposeInt('streak', { description: 'The number of latest consecutive points that are back in range.' }),
  }),
})

interface BreachActionShape {
  n: number
  action: never
}

const BreachAction = builder.objectRef<BreachActionShape>('BreachAction').implement({
  description: 'A record that a breach opened.',
  fields: (t) => ({
    number: t.exposeInt('n', {
      description: 'The position among the records of the breach; all after the first are follow-ups.',
    }),
    action: t.field({ type: Action, description: 'The action record.', resolve: ({ action }) => action }),
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
  description: 'A breach of a benchmark in one scope, from the first points outside the target to its end.',
  interfaces: [Node],
  select: { id: true },
  ...policy('benchmarks.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id.', ...legacy() }),
    benchmarkName: t.string({
      description: 'The name of the breached benchmark.',
      select: { benchmark: { select: { name: true } } },
      resolve: ({ benchmark }) => benchmark.name,
    }),
    benchmarkId: t.id({
      nullable: true,
      description: 'The id of the benchmark; null if the viewer may not read it.',
      select: { benchmarkId: true, benchmark: { select: placementColumns } },
      resolve: ({ benchmarkId, benchmark }, _args, context) =>
        reachesPlaced(context.requireViewer(), 'benchmarks.read', benchmark)
          ? globalId('Benchmark', benchmarkId)
          : null,
    }),
    metric: t.relation('metric', { type: Metric, description: 'The metric it is measured by.' }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization the scope is in.',
    }),
    scopeKind: t.expose('scopeKind', {
      type: ScopeKind,
      description: 'The kind of scope in which the benchmark was breached.',
    }),
    scopeId: t.id({
      description: 'The id of the organization, location, vehicle or person it concerns.',
      select: { scopeKind: true, scopeId: true },
      resolve: ({ scopeKind, scopeId }) => globalId(scopeTypes[scopeKind], scopeId),
    }),
    scopeName: t.string({
      description: 'The name of the organization, location, vehicle or person.',
      select: { scopeKind: true, scopeId: true },
      resolve: ({ scopeKind, scopeId }, _args, context) => scopeName(context, scopeKind, scopeId),
    }),
    value: t.exposeFloat('value', { description: 'The value that opened it.' }),
    target: t.exposeFloat('target', { description: 'The target the value was measured against.' }),
    resetLevel: t.float({
      description: 'The value from which a point is back in range.',
      select: asked,
      resolve: (row) => askedOf(row).reset,
    }),
    headline: t.string({
      description: 'The value and the target, in words.',
      select: { value: true, ...asked },
      resolve: ({ value, target, metric: { unit } }, _args, { language }) =>
        m.headline({ value: amount(value, unit), target: amount(target, unit) }).in(language),
    }),
    because: t.string({
      description: 'The rule that was broken, in words.',
      select: asked,
      resolve: (row, _args, { language }) => breachSentence(askedOf(row)).in(language),
    }),
    recovery: t.string({
      description: 'The requirements for recovery and the progress so far, in words.',
      select: { benchmarkId: true, scopeId: true, recoveredAt: true, ...asked },
      resolve: async (row, _args, context) => {
        const condition = row.recoveredAt ? null : await conditionOf(context, row.benchmarkId, row.scopeId)
        return recoverySentence(askedOf(row), condition?.streak).in(context.language)
      },
    }),
    condition: t.field({
      type: BreachCondition,
      nullable: true,
      description:
        'The condition of the benchmark in this scope at the last closed point; null if there is no such point.',
      select: { benchmarkId: true, scopeId: true },
      resolve: ({ benchmarkId, scopeId }, _args, context) => conditionOf(context, benchmarkId, scopeId),
    }),
    points: t.field({
      type: [BreachPoint],
      description:
        'Its points, from a few before it began to the one that ended it or the last closed one, at most 60.',
      select: { id: true },
      resolve: ({ id }, _args, context) => pointsOfBreach(context, id),
    }),
    isOpen: t.boolean({
      description: 'Whether it is still ongoing.',
      select: { recoveredAt: true },
      resolve: ({ recoveredAt }) => recoveredAt === null,
    }),
    firstPointAt: t.expose('firstPointAt', {
      type: 'DateTime',
      description: 'When the first point outside the target began.',
    }),
    openedPointAt: t.expose('openedPointAt', { type: 'DateTime', description: 'When the point that opened it began.' }),
    openedAt: t.expose('openedAt', { type: 'DateTime', description: 'When it was opened.' }),
    recoveredAt: t.expose('recoveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the breach ended; null while it is open.',
    }),
    recoveredValue: t.exposeFloat('recoveredValue', {
      nullable: true,
      description: 'The value of the point that ended it; null if it was not ended by a point.',
    }),
    outcome: t.expose('outcome', {
      type: BreachOutcome,
      nullable: true,
      description: 'How the breach ended; null while it is open.',
    }),
    lastAction: t.field({
      type: Action,
      nullable: true,
      description: 'The last record it opened, if visible to the viewer.',
      select: { actions: { select: { n: true, actionId: true }, orderBy: { n: 'asc' } } },
      resolve: ({ actions }, _args, context, info) => {
        const last = actions.at(-1)
        return last ? loadAction(context, info, last.actionId) : null
      },
    }),
    actions: t.field({
      type: [BreachAction],
      description:
        'The records it opened that are visible to the viewer: the first, and follow-ups to records that had no effect.',
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
