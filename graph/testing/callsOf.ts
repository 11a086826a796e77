// The calls of the legacy rows, ready to be sent.
import type { RestRow } from '../integration/rest/rest.ts'
import { restRows } from '../integration/rest/rows.ts'
import { demoIds } from './demoIds.ts'
import { accounts, legacyCalls, type Beside } from './legacyCalls.ts'
import { refreshToken, type Asked } from './parity.ts'

export const nameOf = ({ method, path }: RestRow) => `${method} ${path}`

const uuids = demoIds as Record<string, string>

/** What stands in braces in an example, as for the account it is an example of. */
function filled<T>(value: T, as: string = accounts[0]): T {
  const text = JSON.stringify(value)
    .replaceAll('{organization}', demoIds.northway)
    .replaceAll('{viewer}', uuids[as.split('@')[0]!]!)
    .replaceAll('{refresh_token}', refreshToken)
  return JSON.parse(text) as T
}

const askedFor = ({ query = '', body, id = '' }: Pick<Beside, 'query' | 'body' | 'id'>): Asked => ({
  query: new URLSearchParams(query),
  body,
  id,
})

export type Call = Beside & { asked: Asked }

/** The calls of a row: its example, and what stands beside it. */
export function callsOf(row: RestRow): Call[] {
  const { example, beside = [] } = legacyCalls[nameOf(row)]!
  const { as, query, body, id } = row.example
  const calls: Beside[] = [{ ...example, query, body: body as Beside['body'], id }, ...beside]
  return calls.map((call) => {
    const asked = askedFor(filled({ query: call.query, body: call.body, id: call.id }, as))
    return { ...call, asked, variables: typeof call.variables === 'object' ? filled(call.variables) : call.variables }
  })
}

/** The row whose example makes what this one consumes. */
export const makerOf = (row: RestRow): RestRow | undefined =>
  restRows.find((one) => nameOf(one) === legacyCalls[nameOf(row)]!.after)

const noUuid = '00000000-0000-4000-8000-0000000000ff'
const noNumber = 999_999
const numbered = new Set([
  'Task_Record_ID',
  'task_record_ids',
  'task_record_id',
  'record_id',
  'Task_Item_ID',
  'task_id',
  'checklist_ids',
  'DeptGroup_Id',
  'dept_group_ids',
  'departments',
  'requestId',
  'userId',
  'Org_Location_id',
  'Org_location_id',
  'stops',
  'id',
])
const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text)

function absentIn(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => absentIn(key, one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, absentIn(name, one)]))
  if (typeof value === 'string' && isUuid(value)) return noUuid
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))
  return isNumber && numbered.has(key) ? noNumber : value
}

/** The same call of what does not exist. */
export function absent({ query, body, id }: Asked): Asked {
  const search = new URLSearchParams(
    [...query].map(([key, value]): [string, string] => [key, String(absentIn(key, value))]),
  )
  return { query: search, body: absentIn('', body) as Asked['body'], id: id && String(absentIn('id', id)) }
}
