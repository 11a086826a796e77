// Where each kind of thing is found: its table beside its words, what is told of it, and who reaches it.
import { visibleScope } from '../../work/action/visibleActions.ts'
import { appointmentsOver } from '../../planning/appointment/appointmentsOver.ts'
import type { Context } from '../../kernel/context.ts'
import { libraryWhere } from '../../kernel/placed.ts'
import type { Capability } from '../../kernel/policy.ts'
import { scopeCondition, type Parameters } from '../../kernel/statement/scopeSql.ts'
import type { SearchKindName } from './SearchKind.ts'
import { anyOfThese, organizationsOver, placedOver, scopeOver } from '../../kernel/reach.ts'

export interface SearchSource {
  /** The joins behind the words w. */
  joins: string
  reach: (context: Context, parameters: Parameters) => string
  /** The uuid of the node. */
  id: string
  number: string
  title: string
  /** The organization that it stands in. */
  organizationId: string
  /** Where it is, in words; the name of that organization where this is none. */
  where?: string
  at?: string
  over: string
  /** Those that stand for the same node are told once. */
  isOnce?: boolean
}

const library = (table: string, capability?: Capability): SearchSource => ({
  joins: `join ${table} x on x.id = w.id`,
  reach: (context, parameters) =>
    `x.root_id = any(${parameters.add(libraryWhere(context.requireViewer(), capability).rootId.in)}::uuid[])`,
  id: 'x.id',
  number: 'x.legacy_id',
  title: 'x.name',
  organizationId: 'x.organization_id',
  over: `x.status <> 'ACTIVE'`,
})

/** Complete and withdrawn records are in none of these. */
const lastBucket = 5

export const searchSources: Record<SearchKindName, SearchSource> = {
  ACTION: {
    joins: 'join action a on a.id = w.id',
    reach: (context, parameters) => scopeCondition(visibleScope(context.requireViewer()), parameters),
    id: 'a.id',
    number: 'a.legacy_id',
    title: 'a.title',
    organizationId: 'a.organization_id',
    at: 'a.scheduled_end',
    over: `a.bucket > ${lastBucket}`,
  },
  TASK_ITEM: {
    ...library('task_item'),
    joins: 'join task_item x on x.id = w.id join major_task m on m.id = x.major_task_id',
    reach: (context, parameters) =>
      `m.root_id = any(${parameters.add(libraryWhere(context.requireViewer()).rootId.in)}::uuid[])`,
    organizationId: 'm.organization_id',
    where: 'm.name',
    over: 'not x.active',
  },
  TASK_RECORD: {
    ...library('task_record'),
    reach: (context, parameters) => placedOver(context.requireViewer(), 'tasks.use', 'x', parameters),
    title: 'x.title',
  },
  PERSON: {
    joins:
      'join membership m on m.id = w.id join organization o on o.id = m.organization_id join app_user u on u.id = m.user_id',
    reach: (context, parameters) => {
      const now = `${parameters.add(context.now)}::timestamptz`
      const columns = {
        rootId: 'o.root_id',
        organizationId: 'm.organization_id',
        departmentId: 'm.department_id',
        groupId: 'm.group_id',
        own: (ids: string) => `m.user_id = any(${ids})`,
      }
      const seen = scopeOver(context.requireViewer().scope('people.read'), columns, parameters)
      return `m.starts_at <= ${now} and (m.ends_at is null or m.ends_at > ${now}) and ${seen}`
    },
    id: 'u.id',
    number: 'u.legacy_id',
    title: 'u.name',
    organizationId: 'm.organization_id',
    over: `u.status <> 'ACTIVE'`,
    isOnce: true,
  },
  ORGANIZATION: {
    joins: 'join organization x on x.id = w.id',
    reach: (context, parameters) => organizationsOver(context.requireViewer(), 'x.id', 'x.root_id', parameters),
    id: 'x.id',
    number: 'x.number',
    title: 'x.legal_name',
    organizationId: 'x.id',
    // Who belongs to a part of a tree is not told what is above it.
    where: `''`,
    over: 'x.archived_at is not null',
  },
  APPOINTMENT: {
    ...library('appointment'),
    reach: (context, parameters) =>
      appointmentsOver(context.requireViewer().scope('appointments.manage'), 'x', parameters),
    number: 'x.number',
    at: 'x.starts_at',
    over: `x.status = 'COMPLETED'`,
  },
  LOCATION: {
    ...library('location'),
    joins: 'join location x on x.id = w.id join organization o on o.id = x.organization_id',
    reach: (context, parameters) => organizationsOver(context.requireViewer(), 'o.id', 'o.root_id', parameters),
  },
  CONTACT: {
    ...library('contact'),
    reach: (context, parameters) =>
      `x.relationship <> 'PERSONAL' and ${anyOfThese([organizationsOver(context.requireViewer(), 'x.organization_id', 'x.root_id', parameters)])}`,
  },
  SOP: library('sop'),
  CHECKLIST: library('checklist'),
  TOUR: library('tour'),
  METRIC: library('metric', 'metrics.read'),
  BENCHMARK: {
    ...library('benchmark'),
    reach: (context, parameters) => placedOver(context.requireViewer(), 'benchmarks.read', 'x', parameters),
  },
}
