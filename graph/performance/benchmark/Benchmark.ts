import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { JobRole } from '../../organization/department/JobRole.ts'
import { Metric } from '../metric/Metric.ts'
import { legacy } from '../../kernel/legacy.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Grain } from '../observation/Grain.ts'
import { ScopeKind } from '../observation/ScopeKind.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
import { User } from '../../people/user/User.ts'
import { BenchmarkStatus, ConditionWidget } from './enums.ts'
import './visibleBenchmarks.ts'

const levels = { target: true, metric: { select: { targetThreshold: true } } } as const

export const Benchmark = builder.prismaObject('Benchmark', {
  description: 'A metric with warning, missed-opportunity and critical-to-quality levels, and an owner.',
  interfaces: [Node],
  select: { id: true },
  ...policy('benchmarks.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id.', ...legacy() }),
    name: t.exposeString('name', { description: 'The display name.' }),
    description: t.exposeString('description', { description: 'A free-text description.' }),
    actionMetric: t.relation('metric', {
      type: Metric,
      description: 'The metric it holds to target levels; a breach of it opens an action record.',
    }),
    warningTrigger: t.exposeFloat('warningTrigger', { description: 'The attainment below which the benchmark warns.' }),
    missedOpportunityTrigger: t.exposeFloat('missedOpportunityTrigger', {
      description: 'The attainment below which an opportunity counts as missed.',
    }),
    ctqValue: t.exposeFloat('ctqValue', {
      description: 'The attainment that is critical to quality (CTQ); at or above it the benchmark is met.',
    }),
    roleResponsibility: t.relation('jobRole', { type: JobRole, description: 'The responsible job role.' }),
    currentConditionWidget: t.expose('widget', {
      type: ConditionWidget,
      description: 'How the current condition is displayed.',
    }),
    ownTarget: t.exposeFloat('target', {
      nullable: true,
      description: "The target it is measured against, if it differs from the metric's own threshold.",
    }),
    target: t.float({
      nullable: true,
      description:
        "The target it is measured against: its own, otherwise the metric's threshold; null if neither is set.",
      select: levels,
      resolve: ({ target, metric }) => target ?? metric.targetThreshold,
    }),
    ownResetLevel: t.exposeFloat('resetLevel', {
      nullable: true,
      description: 'The value from which a point is back in range, if it differs from the target.',
    }),
    resetLevel: t.float({
      nullable: true,
      description:
        "The value from which a point is back in range: the benchmark's own reset level, otherwise the target.",
      select: { ...levels, resetLevel: true },
      resolve: ({ resetLevel, target, metric }) => resetLevel ?? target ?? metric.targetThreshold,
    }),
    grain: t.expose('grain', { type: Grain, description: 'The length of the period each point covers.' }),
    scopeKind: t.expose('scopeKind', { type: ScopeKind, description: 'The kind of scope each point series covers.' }),
    consecutivePoints: t.exposeInt('consecutivePoints', {
      description:
        'The number of consecutive points outside the target that make a breach, and of points back in range that end it.',
    }),
    priority: t.field({
      type: ReferenceItem,
      description: 'The priority of the record that a breach opens.',
      select: { priorityId: true },
      resolve: ({ priorityId }, _args, { references }) => references.get('SCHEDULE_PRIORITY', priorityId),
    }),
    status: t.expose('status', { type: BenchmarkStatus, description: 'Whether it is in use.' }),
    declinedBecause: t.exposeString('declinedBecause', {
      nullable: true,
      description: 'Why the proposed benchmark was declined; null if it was not.',
    }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization it belongs to; measurements cover this organization and its sub-organizations.',
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department it is for.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group it is for.' }),
    createdBy: t.relation('createdBy', { type: User, description: 'The user who created or proposed it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
  }),
})
