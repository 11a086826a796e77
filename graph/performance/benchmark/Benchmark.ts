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
    internalID: t.exposeInt('legacyId', { description: 'Its number.', ...legacy() }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'More about it.' }),
    actionMetric: t.relation('metric', {
      type: Metric,
      description: 'The metric that it holds to its levels, and whose breach opens an action.',
    }),
    warningTrigger: t.exposeFloat('warningTrigger', { description: 'The attainment below which it warns.' }),
    missedOpportunityTrigger: t.exposeFloat('missedOpportunityTrigger', {
      description: 'The attainment below which an opportunity is missed.',
    }),
    ctqValue: t.exposeFloat('ctqValue', {
      description: 'The attainment that is critical to quality: from it on the benchmark is met.',
    }),
    roleResponsibility: t.relation('jobRole', { type: JobRole, description: 'The job role that answers for it.' }),
    currentConditionWidget: t.expose('widget', {
      type: ConditionWidget,
      description: 'How its current condition is shown.',
    }),
    ownTarget: t.exposeFloat('target', {
      nullable: true,
      description: "What it is measured against, where that is not the metric's own threshold.",
    }),
    target: t.float({
      nullable: true,
      description:
        "What it is measured against: its own target, else the metric's threshold; null where there is neither.",
      select: levels,
      resolve: ({ target, metric }) => target ?? metric.targetThreshold,
    }),
    ownResetLevel: t.exposeFloat('resetLevel', {
      nullable: true,
      description: 'From which value on a point is back inside, where that is not the target.',
    }),
    resetLevel: t.float({
      nullable: true,
      description: 'From which value on a point is back inside: its own reset level, else the target.',
      select: { ...levels, resetLevel: true },
      resolve: ({ resetLevel, target, metric }) => resetLevel ?? target ?? metric.targetThreshold,
    }),
    grain: t.expose('grain', { type: Grain, description: 'How long its points are.' }),
    scopeKind: t.expose('scopeKind', { type: ScopeKind, description: 'What each of its series of points is of.' }),
    consecutivePoints: t.exposeInt('consecutivePoints', {
      description: 'How many points in a row outside the target are a breach, and how many back inside end it.',
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
      description: 'Why it was not taken, where it was proposed and declined.',
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    organization: t.relation('organization', {
      type: Organization,
      description: 'Where it stands; what is measured is this organization and all below it.',
    }),
    department: t.relation('department', {
      type: Department,
      nullable: true,
      description: 'The department that it is for.',
    }),
    group: t.relation('group', { type: Group, nullable: true, description: 'The group that it is for.' }),
    createdBy: t.relation('createdBy', { type: User, description: 'Who made or proposed it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
})
