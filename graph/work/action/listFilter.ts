// What a list of records is narrowed to beyond what a board is: of every state, by people, by time.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { filterFields, narrowed, uuidGiven, type Filter, type Narrowed } from './actionFilter.ts'
import { filteredBy, listedIn, type ListedName } from '../../kernel/fields.ts'
import { ActionState, BucketName } from './enums.ts'
import { actionFields } from './fields.ts'
import { teamOf } from './team.ts'
import { placedAt, placeOfSql } from './whereItIs.ts'
import { special } from '../task/priorities.ts'
import { bucketTable, stateTable, type BucketName as Bucket, type State } from './states.ts'

export const ActionListFilter = builder.inputType('ActionListFilter', {
  description: 'What a list of action records of every state is narrowed to; all conditions hold together.',
  fields: (t) => ({
    ...filterFields(t),
    buckets: t.field({ type: [BucketName], description: 'Records in one of these buckets.' }),
    states: t.field({ type: [ActionState], description: 'Records in one of these states.' }),
    isOpen: t.boolean({ description: 'Only open records, or only those that are complete or withdrawn.' }),
    assigneeId: t.id({ description: 'Records that this user does.' }),
    creatorId: t.id({ description: 'Records that this user created.' }),
    isMine: t.boolean({ description: 'Only records that the viewer does, or only others.' }),
    isUnassigned: t.boolean({ description: 'Only records that nobody does, or only those that somebody does.' }),
    isOverdue: t.boolean({ description: 'Only open records past their scheduled end, or only others.' }),
    isScheduled: t.boolean({ description: 'Only records with a slot of their own, or only others.' }),
    isEscalated: t.boolean({
      description: 'Only records that are escalated or were escalated to somebody, or only others.',
    }),
    isSpecial: t.boolean({ description: 'Only Urgent and High records, or only others.' }),
    needsPlan: t.boolean({
      description: 'Only open records without a slot or past the end of theirs, or only others.',
    }),
    isMyTeam: t.boolean({
      description:
        "Only records of the viewer's groups, of their departments where they are in no group, or only others; of who is in neither, all.",
    }),
    jobRoleId: t.id({ description: 'Records of those who have this job role now.' }),
    isUnplaced: t.boolean({ description: 'Only records that have no place to be done at, or only others.' }),
    ...filteredBy(t, actionFields),
    locationId: t.id({ description: 'Records that are to be done at this location.' }),
    taskItemId: t.id({ description: 'Records of this kind of work.' }),
    taskRecordId: t.id({ description: 'Records that were made from this task record.' }),
    createdFrom: t.field({ type: 'DateTime', description: 'Records created at this instant or later.' }),
    createdTo: t.field({ type: 'DateTime', description: 'Records created before this instant.' }),
    dueFrom: t.field({ type: 'DateTime', description: 'Records due at this instant or later.' }),
    dueTo: t.field({ type: 'DateTime', description: 'Records due before this instant.' }),
    completedFrom: t.field({ type: 'DateTime', description: 'Records completed at this instant or later.' }),
    completedTo: t.field({ type: 'DateTime', description: 'Records completed before this instant.' }),
  }),
})

export interface ListFilter extends Filter, Partial<Record<ListedName<typeof actionFields>, string | null>> {
  buckets?: Bucket[] | null
  states?: State[] | null
  isOpen?: boolean | null
  assigneeId?: string | null
  creatorId?: string | null
  isMine?: boolean | null
  isUnassigned?: boolean | null
  isOverdue?: boolean | null
  isScheduled?: boolean | null
  isEscalated?: boolean | null
  isSpecial?: boolean | null
  needsPlan?: boolean | null
  isMyTeam?: boolean | null
  jobRoleId?: string | null
  isUnplaced?: boolean | null
  locationId?: string | null
  taskItemId?: string | null
  taskRecordId?: string | null
  createdFrom?: Date | null
  createdTo?: Date | null
  dueFrom?: Date | null
  dueTo?: Date | null
  completedFrom?: Date | null
  completedTo?: Date | null
}

export async function narrowedList(
  context: Context,
  scope: Scope,
  filter: ListFilter | null | undefined,
): Promise<Narrowed> {
  const ready = await narrowed(context, scope, filter)
  const given = filter ?? {}
  const named = {
    assignee_id: uuidGiven('User', given.assigneeId),
    creator_id: uuidGiven('User', given.creatorId),
    task_item_id: uuidGiven('TaskItem', given.taskItemId),
    task_record_id: uuidGiven('TaskRecord', given.taskRecordId),
  }
  const jobRoleId = uuidGiven('JobRole', given.jobRoleId)
  const location = uuidGiven('Location', given.locationId)
  return {
    ...ready,
    scope: [...Object.values(named), jobRoleId, location].includes(null) ? [] : ready.scope,
    conditions(parameters) {
      let sql = ready.conditions(parameters)
      for (const [column, id] of Object.entries(named)) if (id) sql += ` and a.${column} = ${parameters.add(id)}::uuid`
      if (jobRoleId) sql += doneBy(jobRoleId, context, parameters)
      if (location) sql += placedAt(location, parameters)
      sql += saying(given, parameters)
      return sql + statesIn(given, parameters) + whether(given, context, parameters) + within(given, parameters)
    },
  }
}

const doneBy = (jobRoleId: string, { now }: Context, parameters: Parameters): string => {
  const at = parameters.add(now)
  return ` and exists (select 1 from membership held join organization placed on placed.id = held.organization_id
    where held.user_id = a.assignee_id and placed.root_id = a.root_id and held.job_role_id = ${parameters.add(jobRoleId)}::uuid
      and held.starts_at <= ${at}::timestamptz and (held.ends_at is null or held.ends_at > ${at}::timestamptz))`
}

function saying(given: ListFilter, parameters: Parameters): string {
  let sql = ''
  for (const { name, column } of listedIn(actionFields)) {
    const wanted = given[name as never] as string | null | undefined
    // It has an index of those that have one.
    if (wanted?.trim())
      sql += ` and a.${column} <> '' and lower(a.${column}) = lower(${parameters.add(wanted.trim())}::text)`
  }
  return sql
}

function statesIn({ buckets, states, isOpen }: ListFilter, parameters: Parameters): string {
  let sql = ''
  if (isOpen != null) sql += isOpen ? ' and a.bucket <= 5' : ' and a.bucket > 5'
  if (buckets?.length)
    sql += ` and a.bucket = any(${parameters.add(buckets.map((name) => bucketTable[name].number))}::int[])`
  if (states?.length) sql += ` and (${[...new Set(states)].map(stateCondition).join(' or ')})`
  return sql
}

/** Its values are those of the table, not of a request. */
function stateCondition(state: State): string {
  const { status, disposition, bucket } = stateTable[state]
  if (state === 'UNMAPPED') return `a.bucket = ${bucket}`
  return disposition ? `a.status = ${status} and a.disposition = '${disposition}'` : `a.status = ${status}`
}

function whether(given: ListFilter, context: Context, parameters: Parameters): string {
  let sql = ''
  const only = (wanted: boolean | null | undefined, condition: () => string) => {
    if (wanted != null) sql += ` and (${condition()}) is ${wanted ? '' : 'not '}true`
  }
  only(given.isMine, () => `a.assignee_id = ${parameters.add(context.requireViewer().id)}::uuid`)
  only(given.isUnassigned, () => 'a.assignee_id is null')
  only(given.isOverdue, () => `a.bucket <= 5 and a.scheduled_end < ${parameters.add(context.now)}::timestamptz`)
  only(
    given.needsPlan,
    () =>
      `a.bucket <= 4 and (not a.is_scheduled or a.scheduled_start is null or a.scheduled_end is null or a.scheduled_end < ${parameters.add(context.now)}::timestamptz)`,
  )
  const team = teamOf(context.requireViewer())
  only(given.isMyTeam, () => (team ? `a.${team.column} = any(${parameters.add(team.ids)}::uuid[])` : 'true'))
  only(given.isScheduled, () => 'a.is_scheduled')
  only(given.isEscalated, () => `a.disposition = 'ESCALATED' or a.escalated_to_id is not null`)
  only(given.isUnplaced, () => `${placeOfSql(parameters)} is null`)
  only(given.isSpecial, () => `a.priority_id between 1 and ${special}`)
  return sql
}

function within(given: ListFilter, parameters: Parameters): string {
  const bounds = [
    ['a.created_at >=', given.createdFrom],
    ['a.created_at <', given.createdTo],
    ['a.scheduled_end >=', given.dueFrom],
    ['a.scheduled_end <', given.dueTo],
    ['a.status = 9 and a.actual_end >=', given.completedFrom],
    ['a.status = 9 and a.actual_end <', given.completedTo],
  ] as const
  return bounds.map(([bound, at]) => (at ? ` and ${bound} ${parameters.add(at)}::timestamptz` : '')).join('')
}
