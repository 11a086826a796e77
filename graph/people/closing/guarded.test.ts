// Every table with rows of a root organization is guarded while it closes, by the log of changes or by a trigger of its
// own, or it has a reason why not.
import { expect, test } from 'vitest'
import { World } from '../../testing/world.ts'

const world = await World.make()

/** What people and jobs may not write by itself is written by triggers, or with what is guarded. */
const unguarded = {
  action_history: 'is written with its record',
  action_link: 'is written with its record',
  action_past: 'is written with its record, or by a job, which leaves alone what closes',
  audit_entry: 'who signs in is noted',
  audit_stream_entry: 'is written with its entry, or by a job, which leaves alone what closes',
  benchmark_condition: 'a job, which leaves alone what closes',
  breach_check: 'a job, which leaves alone what closes',
  change: 'is the guard',
  clock: 'is written with its record, or by a job, which leaves alone what closes',
  counter: 'is written with what is counted',
  file_chunk: 'is written with its file',
  imported_record: 'is written with its record',
  legal_hold: 'may be placed while it closes, and keeps it from being deleted',
  mail: 'what was under way is noted as sent',
  metric_period: 'is written with observations',
  observation_change: 'is written with its observation',
  observed: 'is written with observations',
  opportunity_entry: 'is written with its breach',
  past_row: 'is written with what it was, or by a job, which leaves alone what closes',
  peer_member: 'a job, which leaves alone what closes',
  procedure_change: 'is written with the procedure of its record',
  provider_identity: 'who signs in is noted',
  record_export: 'what is taken along is noted',
  rest_call: 'is counted',
  saml_response: 'who signs in is noted',
  search_entry: 'has the names of people, who may change theirs',
  webhook_delivery: 'what was under way is noted as sent',
  webhook_event: 'a job, which leaves alone what closes',
  webhook_try: 'what was under way is noted as sent',
}

test('every table is guarded, or has a reason why not', async () => {
  const rows = await world.prisma.$queryRaw<{ table: string }[]>`
    select t.name as table from (
      select u ->> 'table' as name from jsonb_array_elements(root_units()) u
      union select b ->> 'table' from jsonb_array_elements(root_units()) u, jsonb_array_elements(u -> 'below') b) t
    where not exists (
      select from pg_trigger g join pg_proc p on p.oid = g.tgfoid
      where g.tgrelid = format('%I', t.name)::regclass and p.proname in ('add_change', 'refuse_closing', 'refuse_closing_changes'))
    order by 1`
  const open = Object.keys(unguarded).filter((table) => table !== 'change')
  expect(rows.map(({ table }) => table).filter((table) => table !== 'email_verification')).toEqual(open)
})

test('the guard of each leads to its root', async () => {
  const guards = await world.prisma.$queryRaw<{ table: string; root: string }[]>`
    select c.relname::text as table, trim(both E'\\\\000' from encode(g.tgargs, 'escape')) as root
    from pg_trigger g join pg_proc p on p.oid = g.tgfoid join pg_class c on c.oid = g.tgrelid
    where p.proname = 'refuse_closing' order by 1`
  expect(guards.length).toBeGreaterThan(15)
  for (const { table, root } of guards)
    await expect(
      world.prisma.$queryRawUnsafe(`select (${root})::text from "${table}" r limit 1`),
      table,
    ).resolves.toBeDefined()
})
