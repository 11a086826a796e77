// What the limit answers: a statement for each question, and its rows as text.
import { entryNumber } from '../../kernel/entryId.ts'
import { firstRows, Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import {
  flag,
  instant,
  joins,
  key,
  keyColumns,
  named,
  nameColumns,
  names,
  number,
  text,
  type Row,
} from './limitRows.ts'

export interface Asked {
  variables: { id?: string; input?: { id: string; priorityId: string } }
  limit: number
}

const statementNames = new Map<string, string>()

/** A statement for the shape of a viewer's scope, prepared once. */
function prepared(build: (parameters: Parameters) => string) {
  const parameters = new Parameters()
  const sql = build(parameters)
  const known = statementNames.get(sql) ?? `s${statementNames.size}`
  statementNames.set(sql, known)
  return { name: known, text: sql, values: parameters.values }
}

const scopes = new WeakMap<Viewer, ReturnType<typeof visibleScope>>()
const scopeOf = (viewer: Viewer) => scopes.get(viewer) ?? scopes.set(viewer, visibleScope(viewer)).get(viewer)!

const perBucket = 50
const mostCounted = 1000
/** The columns of a card before its key. */
const beforeKey = 4

function boardSql(viewer: Viewer) {
  return prepared((parameters) => {
    const scope = scopeOf(viewer)
    const more = ' and a.bucket = b.bucket and a.bucket <= 5'
    const order = 'a.board_order, a.id'
    const first = (columns: string, limit: number) => {
      const rows = firstRows(scope, parameters, { table: 'action', columns, more, limit: String(limit) }, order)
      return `select ${rows.mayRepeat ? `distinct on (${order})` : ''} ${columns === 'a.*' ? columns : 'a.id'} from (${rows.sql}) a order by ${order} limit ${limit}`
    }
    return `
      select b.bucket, b.name, counted.n, card.* from (values (1::smallint, 'NEXT'), (2, 'WORK'), (3, 'HOLD'), (4, 'ESC'), (5, 'UNMAPPED')) b(bucket, name)
      cross join lateral (select count(*) as n from (${first(order, mostCounted + 1)}) c) counted
      left join lateral (
        select a.board_order, ${keyColumns}, a.is_scheduled, a.status_reason, a.service_time_mins, a.scheduled_end, a.version, ${nameColumns}
        from (${first('a.*', perBucket + 1)}) a ${joins}) card on true
      where b.bucket < 5 or counted.n > 0 order by b.bucket, card.board_order, card.id`
  })
}

const cursorOf = (order: string | null, id: string | null) => Buffer.from(`bucket|${order}|${id}`).toString('base64url')

function bucketText(rows: Row[]): string {
  const [, label, counted] = rows[0]!
  const cards = rows[0]![beforeKey] === null ? [] : rows
  let edges = ''
  let cursor: string | null = null
  for (const row of cards.slice(0, perBucket)) {
    cursor = cursorOf(row[3]!, row[4]!)
    const [isScheduled, reason, minutes, end, version] = row.slice(7, 12)
    edges += `${edges && ','}{"cursor":"${cursor}","node":{${key(row.slice(beforeKey, 7))},"isScheduled":${flag(isScheduled!)},"statusReason":${text(reason!)},"serviceTimeMins":${number(minutes!)},"schedule":{"end":${instant(end!)}},"version":${version},${names(row.slice(12))}}}`
  }
  const count = Number(counted)
  return `{"name":"${label}","count":{"value":${Math.min(count, mostCounted)},"isExact":${count <= mostCounted}},"actions":{"edges":[${edges}],"pageInfo":{"hasNextPage":${cards.length > perBucket},"endCursor":${cursor === null ? 'null' : `"${cursor}"`}}}}`
}

function boardText(rows: Row[]): string {
  const buckets: Row[][] = []
  for (const row of rows) {
    const last = buckets.at(-1)
    if (last?.[0]![0] === row[0]) last!.push(row)
    else buckets.push([row])
  }
  return `{"data":{"board":{"buckets":[${buckets.map(bucketText).join(',')}]}}}`
}

// Of many rows it costs less to have the text put together by PostgreSQL, with ||, which is cheaper than row_to_json.
const asInstant = (column: string) =>
  `coalesce('"' || replace(left(${column}::text, 19), ' ', 'T') || '.000Z"', 'null')`
const asText = (column: string) => `coalesce(to_json(${column})::text, 'null')`

/** An object's text from its members, each a name and an expression of text. */
const object = (members: Record<string, string>) =>
  `'{${Object.entries(members)
    .map(([member, value]) => `"${member}":' || ${value} || '`)
    .join(',')}}'`

function listSql(viewer: Viewer, asked: Asked) {
  return prepared((parameters) => {
    const scope = scopeOf(viewer)
    const limit = parameters.add(asked.limit)
    const rows = firstRows(
      scope,
      parameters,
      { table: 'action', columns: 'a.*', more: '', limit: `${limit}::int` },
      'a.legacy_id',
    )
    const once = rows.mayRepeat ? 'distinct on (a.legacy_id)' : ''
    return `
      select '[' || coalesce(string_agg(${object({
        Task_Record_ID: 'a.legacy_id',
        IsScheduled: 'a.is_scheduled',
        Task_ActiveRecord_Status: 'a.status',
        Schedule_Priority: asText('p.name'),
        Schedule_Priority_ID: 'a.priority_id',
        ActionClass_ID: 'a.class_id',
        ActionClass_Name: asText('k.name'),
        MajorTask_Name: asText('m.name'),
        Task_Item_Name: asText('a.title'),
        Responsible_Org_Name: asText('o.legal_name'),
        Responsible_DeptGroup: asText('coalesce(g.name, d.name)'),
        Assigned_User_Name: asText('u.name'),
        ServiceTime_mins: 'a.service_time_mins',
        Scheduled_StartDateTime: asInstant('a.scheduled_start'),
        Scheduled_EndDateTime: asInstant('a.scheduled_end'),
        Actual_Startdatetime: asInstant('a.actual_start'),
        Actual_EndDatetime: asInstant('a.actual_end'),
        CompletedBy_User_Name: asText('w.name'),
        EscalatedTo_User_Name: asText('e.name'),
        SAAS_Org_UUID: `'"' || o.id || '"'`,
        Task_Record_UUID: `'"' || a.id || '"'`,
        Vehicle_ID: `coalesce(v.legacy_id::text, 'null')`,
        Vehicle_Unit: asText('v.unit_number'),
        PO_Number: asText('a.po_number'),
        version: 'a.version',
      })}, ',' order by a.legacy_id), '') || ']'
      from (select ${once} a.* from (${rows.sql}) a order by a.legacy_id limit ${limit}) a ${joins}
      left join department d on d.id = a.department_id left join app_user w on w.id = a.completed_by_id
      left join app_user e on e.id = a.escalated_to_id left join vehicle v on v.id = a.vehicle_id
      join reference_item p on p.list = 'SCHEDULE_PRIORITY' and p.id = a.priority_id
      join reference_item k on k.list = 'ACTION_CLASS' and k.id = a.class_id`
  })
}

const listText = ([row]: Row[]) => row![0]!

const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().slice('Action:'.length)

function nodeSql(viewer: Viewer, asked: Asked) {
  return prepared((parameters) => {
    const id = parameters.add(uuidIn(asked.variables.id!))
    return `
      select ${keyColumns}, a.description, a.is_scheduled, a.status_reason, a.service_time_mins, a.scheduled_start, a.scheduled_end, a.version, ${nameColumns}
      from action a ${joins} where a.id = ${id}::uuid and ${scopeCondition(scopeOf(viewer), parameters)}`
  })
}

function nodeText([row]: Row[]): string {
  if (!row) return '{"data":{"node":null}}'
  const [description, isScheduled, reason, minutes, start, end, version] = row.slice(3, 10)
  return `{"data":{"node":{${key(row)},"description":${text(description!)},"isScheduled":${flag(isScheduled!)},"statusReason":${text(reason!)},"serviceTimeMins":${number(minutes!)},"schedule":{"start":${instant(start!)},"end":${instant(end!)}},"version":${version},${names(row.slice(10))}}}}`
}

function transitionSql(viewer: Viewer, asked: Asked) {
  const { id, priorityId } = asked.variables.input!
  return prepared((parameters) => {
    const uuid = parameters.add(uuidIn(id))
    const priority = parameters.add(entryNumber('SCHEDULE_PRIORITY', priorityId))
    const actor = parameters.add(viewer.id)
    return `
      with changed as (
        update action a set version = version + 1, updated_at = now(), priority_id = ${priority}
        where a.id = ${uuid}::uuid and a.bucket <= 4 and ${scopeCondition(scopeOf(viewer), parameters)} returning *),
      noted as (
        insert into action_history (action_id, version, transition, from_status, to_status, from_disposition, to_disposition, actor_id, changes)
        select id, version, 'REPRIORITIZE', status, status, disposition, disposition, ${actor}::uuid, '{"priority":["a","b"]}' from changed)
      select ${keyColumns}, a.is_scheduled, a.version, o.legal_name, u.name
      from changed a join organization o on o.id = a.organization_id left join app_user u on u.id = a.assignee_id`
  })
}

function transitionText([row]: Row[]): string {
  const [isScheduled, version, organization, assignee] = row!.slice(3)
  return `{"data":{"reprioritizeAction":{"action":{${key(row!)},"isScheduled":${flag(isScheduled!)},"version":${version},"organization":${named(organization!)},"assignee":${named(assignee!)}}}}}`
}

/** What is asked for by its name: the statement, and its rows as text. */
export const kinds = {
  board: [boardSql, boardText],
  list: [listSql, listText],
  node: [nodeSql, nodeText],
  transition: [transitionSql, transitionText],
} as const
