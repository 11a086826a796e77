// Every column that names somebody is given to them, or has a reason why not.
import { beforeAll, expect, test } from 'vitest'
import { makeClient, type Client } from '../../../../prisma/connect.ts'
import { atEnd } from '../../../testing/atEnd.ts'
import { asOwner } from '../../../testing/database.ts'
import { ownDemo } from '../../../testing/demo.ts'
import { tableNames } from '../../../testing/everyRow.ts'
import { personTables } from './personTables.ts'

/** What names somebody and is given to nobody, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'action.parties': 'repeats the columns of the record that name somebody',
  'action_past.assignee_id': 'what a record was; its history, which is given, says the same',
  'action_past.completed_by_id': 'as above',
  'action_past.creator_id': 'as above',
  'action_past.delegate_id': 'as above',
  'action_past.delegator_id': 'as above',
  'action_past.escalated_to_id': 'as above',
  'action_past.parties': 'as above',
  'action_past.signed_off_by_id': 'as above',
  'appointment.parties': 'repeats its attendees, who are given',
  'idempotency_key.user_id': 'the answer to a call, kept for a day in case it is repeated',
  'metric_period.scope_id': 'the sum of observations, which are given',
  'notification.actor_id': 'the inbox of somebody else',
  'observed.user_id': 'says of which observations, which are given, sums are to be made',
  'change.row_id': 'that a row has changed, without what',
  'search_entry.id': 'the words of the account, which is given',
}

let owner: Client

beforeAll(async () => {
  const world = await ownDemo('demo_of_columns')
  owner = makeClient(asOwner(world.services.db.connection))
  await owner.connect()
  atEnd(() => owner.end())
})

/** Every column that holds the id of an account anywhere in the demo, or refers to one. */
async function columnsOfPeople(): Promise<[table: string, column: string][]> {
  const { rows } = await owner.query<{ table: string; column: string; refers: boolean; type: string }>(
    `select c.relname::text as table, a.attname::text as column, format_type(a.atttypid, null) as type, exists (
       select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = 'app_user'::regclass
         and f.conkey = array[a.attnum]) as refers
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relname = any($1) and a.attnum > 0 and not a.attisdropped
       and format_type(a.atttypid, null) in ('uuid', 'uuid[]', 'text') order by 1, 2`,
    [tableNames],
  )
  const found: [string, string][] = []
  for (const { table, column, refers, type } of rows) {
    const values = type === 'uuid[]' ? `unnest("${column}")` : `"${column}"::text`
    const holds = `select from (select ${values}::text as id from "${table}") t join app_user u on u.id::text = t.id limit 1`
    if (refers || (await owner.query(holds)).rowCount) found.push([table, column])
  }
  return found
}

test('every column that names somebody is looked at, or has a reason why not', async () => {
  const given = Object.entries(personTables).flatMap(([table, { own = [], acted = [] }]) =>
    [...own, ...acted].map((column) => `${table}.${column}`),
  )
  // By a condition of its own.
  given.push('audit_entry.noun_id')
  const open = (await columnsOfPeople())
    .map(([table, column]) => `${table}.${column}`)
    .filter((name) => !given.includes(name) && !leftOut[name])
  expect(open).toEqual([])
  // None is looked at twice over, and none has a reason and is given all the same.
  expect(given.filter((name) => leftOut[name])).toEqual([])
})
