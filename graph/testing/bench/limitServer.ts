// The limit: node:http and one prepared statement that builds the whole answer, under the same authorization. Nothing
// of GraphQL, nothing of validation; what a server that knew its few questions beforehand could do at best.
import { entryNumber } from '../../kernel/entryId.ts'
import http from 'node:http'
import { makeServices } from '../../services.ts'
import { connectionOf, makePool } from '../../../prisma/connect.ts'
import { openDb } from '../../kernel/db.ts'
import { readSettings } from '../../kernel/settings.ts'
import { firstRows, Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import { verifyAccessToken } from '../../kernel/auth/accessToken.ts'

const settings = readSettings(process.env)
const connection = connectionOf(settings.DATABASE_URL)
const services = await makeServices(settings, connection)
await openDb(connection).close()
const pool = makePool({
  ...connection,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c jit=off -c timezone=UTC',
})

// Text is put together with || where that is cheaper than row_to_json, and instants by cutting their text.
const globalId = (type: string, id: string) => `encode(convert_to('${type}:' || ${id}, 'UTF8'), 'base64')`
const cursor = (a: string) =>
  `translate(encode(convert_to('bucket|' || ${a}.board_order || '|' || ${a}.id, 'UTF8'), 'base64'), E'+/=\\n', '-_')`
const iso = (column: string) => `coalesce('"' || replace(left(${column}::text, 19), ' ', 'T') || '.000Z"', 'null')`
const string = (column: string) => `coalesce(to_json(${column})::text, 'null')`
const named = (column: string) => `coalesce('{"name":' || to_json(${column})::text || '}', 'null')`

/** An object's text from its members, each a name and an expression of text. */
const object = (members: Record<string, string>) =>
  `'{${Object.entries(members)
    .map(([name, value]) => `"${name}":' || ${value} || '`)
    .join(',')}}'`

const joins = `
  join organization o on o.id = a.organization_id left join department_group g on g.id = a.group_id
  left join task_item t on t.id = a.task_item_id left join major_task m on m.id = t.major_task_id
  left join app_user u on u.id = a.assignee_id join app_user c on c.id = a.creator_id`

const key = {
  id: `'"' || ${globalId('Action', 'a.id')} || '"'`,
  key: `'"AR-' || a.number || '"'`,
  title: string('a.title'),
}

const names = {
  organization: named('o.legal_name'),
  group: named('g.name'),
  taskItem: `coalesce('{"name":' || to_json(t.name)::text || ',"majorTask":{"name":' || to_json(m.name)::text || '}}', 'null')`,
  assignee: named('u.name'),
  creator: named('c.name'),
}

interface Asked {
  variables: { id?: string; input?: { id: string; priorityId: string } }
  limit: number
}

const statementNames = new Map<string, string>()

/** A statement for the shape of a viewer's scope, prepared once. */
function prepared(build: (parameters: Parameters) => string) {
  const parameters = new Parameters()
  const text = build(parameters)
  const name = statementNames.get(text) ?? `s${statementNames.size}`
  statementNames.set(text, name)
  return { name, text, values: parameters.values }
}

const scopes = new WeakMap<Viewer, ReturnType<typeof visibleScope>>()
const scopeOf = (viewer: Viewer) => scopes.get(viewer) ?? scopes.set(viewer, visibleScope(viewer)).get(viewer)!

function board(viewer: Viewer) {
  return prepared((parameters) => {
    const scope = scopeOf(viewer)
    const more = ' and a.bucket = b.bucket and a.bucket <= 5'
    const rows = firstRows(
      scope,
      parameters,
      { table: 'action', columns: 'a.*', more, limit: '51' },
      'a.board_order, a.id',
    )
    const counted = firstRows(
      scope,
      parameters,
      { table: 'action', columns: 'a.board_order, a.id', more, limit: '1001' },
      'a.board_order, a.id',
    )
    return `
      select '{"data":{"board":{"buckets":[' || string_agg(bucket, ',' order by n) || ']}}}' from (
        select b.bucket as n, '{"name":"' || b.name || '","count":{"value":' || least(counted.n, 1000) || ',"isExact":' ||
          (counted.n <= 1000) || '},"actions":{"edges":[' || coalesce(string_agg(edge.text, ',' order by edge.board_order, edge.id)
          filter (where edge.row <= 50), '') || '],"pageInfo":{"hasNextPage":' || (count(edge.id) > 50) || ',"endCursor":' ||
          coalesce('"' || (array_agg(edge.cursor order by edge.row desc) filter (where edge.row <= 50))[1] || '"', 'null') || '}}}' as bucket
        from (values (1::smallint, 'NEXT'), (2, 'WORK'), (3, 'HOLD'), (4, 'ESC'), (5, 'UNMAPPED')) b(bucket, name)
        cross join lateral (select count(*) as n from (select ${counted.mayRepeat ? 'distinct on (a.board_order, a.id)' : ''} a.id from (${counted.sql}) a order by a.board_order, a.id limit 1001) c) counted
        left join lateral (
          select a.board_order, a.id, a.row, a.cursor, '{"cursor":"' || a.cursor || '","node":' || ${object({
            ...key,
            isScheduled: 'a.is_scheduled',
            statusReason: string('a.status_reason'),
            serviceTimeMins: 'a.service_time_mins',
            schedule: object({ end: iso('a.scheduled_end') }),
            version: 'a.version',
            ...names,
          })} || '}' as text
          from (select a.*, row_number() over (order by a.board_order, a.id) as row, ${cursor('a')} as cursor
            from (select ${rows.mayRepeat ? 'distinct on (a.board_order, a.id)' : ''} a.* from (${rows.sql}) a order by a.board_order, a.id limit 51) a) a
          ${joins}
        ) edge on true
        where b.bucket < 5 or counted.n > 0
        group by b.bucket, b.name, counted.n) buckets`
  })
}

function list(viewer: Viewer, asked: Asked) {
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
        Schedule_Priority: string('p.name'),
        Schedule_Priority_ID: 'a.priority_id',
        ActionClass_ID: 'a.class_id',
        ActionClass_Name: string('k.name'),
        MajorTask_Name: string('m.name'),
        Task_Item_Name: string('a.title'),
        Responsible_Org_Name: string('o.legal_name'),
        Responsible_DeptGroup: string('coalesce(g.name, d.name)'),
        Assigned_User_Name: string('u.name'),
        ServiceTime_mins: 'a.service_time_mins',
        Scheduled_StartDateTime: iso('a.scheduled_start'),
        Scheduled_EndDateTime: iso('a.scheduled_end'),
        Actual_Startdatetime: iso('a.actual_start'),
        Actual_EndDatetime: iso('a.actual_end'),
        CompletedBy_User_Name: string('w.name'),
        EscalatedTo_User_Name: string('e.name'),
        SAAS_Org_UUID: `'"' || o.id || '"'`,
        Task_Record_UUID: `'"' || a.id || '"'`,
        Vehicle_ID: `coalesce(v.legacy_id::text, 'null')`,
        Vehicle_Unit: string('v.unit_number'),
        PO_Number: string('a.po_number'),
        version: 'a.version',
      })}, ',' order by a.legacy_id), '') || ']'
      from (select ${once} a.* from (${rows.sql}) a order by a.legacy_id limit ${limit}) a ${joins}
      left join department d on d.id = a.department_id left join app_user w on w.id = a.completed_by_id
      left join app_user e on e.id = a.escalated_to_id left join vehicle v on v.id = a.vehicle_id
      join reference_item p on p.list = 'SCHEDULE_PRIORITY' and p.id = a.priority_id
      join reference_item k on k.list = 'ACTION_CLASS' and k.id = a.class_id`
  })
}

const uuidIn = (id: string) => Buffer.from(id, 'base64').toString().slice('Action:'.length)

function node(viewer: Viewer, asked: Asked) {
  return prepared((parameters) => {
    const id = parameters.add(uuidIn(asked.variables.id!))
    return `
      select coalesce((select '{"data":{"node":' || ${object({
        ...key,
        description: string('a.description'),
        isScheduled: 'a.is_scheduled',
        statusReason: string('a.status_reason'),
        serviceTimeMins: 'a.service_time_mins',
        schedule: object({ start: iso('a.scheduled_start'), end: iso('a.scheduled_end') }),
        version: 'a.version',
        ...names,
      })} || '}}'
      from action a ${joins} where a.id = ${id}::uuid and ${scopeCondition(scopeOf(viewer), parameters)}), '{"data":{"node":null}}')`
  })
}

function transition(viewer: Viewer, asked: Asked) {
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
      select '{"data":{"reprioritizeAction":{"action":' || ${object({
        ...key,
        isScheduled: 'a.is_scheduled',
        version: 'a.version',
        organization: names.organization,
        assignee: names.assignee,
      })} || '}}}'
      from changed a join organization o on o.id = a.organization_id left join app_user u on u.id = a.assignee_id`
  })
}

const kinds = { board, list, node, transition }

const server = http.createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    void (async () => {
      const token = req.headers.authorization?.slice(7) ?? ''
      const access = await verifyAccessToken(services.keys, token, new Date())
      const viewer = access && (await services.viewers.get(access.sessionId))
      if (!viewer) return res.writeHead(401).end()
      const url = new URL(req.url ?? '', 'http://localhost')
      const kind = url.pathname.slice(1) as keyof typeof kinds
      const body = chunks.length ? (JSON.parse(Buffer.concat(chunks).toString()) as Partial<Asked>) : {}
      const asked = { variables: body.variables ?? {}, limit: Number(url.searchParams.get('limit') ?? 1000) }
      const statement = kinds[kind](viewer, asked)
      const { rows } = await pool.query<[string]>({ ...statement, rowMode: 'array' } as never)
      const bytes = Buffer.from(rows[0]![0])
      res
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length })
        .end(bytes)
    })().catch((error: unknown) => {
      console.error(error)
      res.writeHead(500).end()
    })
  })
})

server.listen(settings.PORT, '127.0.0.1', () => console.log('ready'))
