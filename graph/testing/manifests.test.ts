// Lists that stand beside the manifests of nouns are compared with them, so that none is forgotten in one.
import { expect, test } from 'vitest'
import { eventTypes } from '../integration/webhook/events.ts'
import { allNouns, nounOf } from '../kernel/noun.ts'
import { leftovers } from '../organization/organization/leftovers.ts'
import { testSchema, World } from './world.ts'

// Nouns introduce themselves when the schema is made.
testSchema()
const world = await World.make()

/** Tables of an organization's rows that are no noun: parts of one, or what machines keep. */
const parts = {
  action_past: 'Action, as it was',
  audit_seal: 'AuditEntry',
  audit_stream_entry: 'what waits to be sent',
  breach_check: 'Breach',
  change: 'that some node has changed',
  counter: 'numbers of records and appointments',
  erasure: 'Closing',
  imported_record: 'Import',
  mail: 'what is sent',
  observed: 'Observation',
  past_row: 'what belongs to a record, as it was',
  peer_member: 'PeerConsent',
  provider_identity: 'IdentityProvider',
  rest_call: 'counts of calls',
  saml_response: 'what waits for its page',
  search_entry: 'what is found',
  webhook_event: 'Webhook',
}

test('whose rows stand in an organization introduces itself', async () => {
  const tables = await world.prisma.$queryRaw<{ name: string }[]>`
    select distinct table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('organization_id', 'root_id')
    order by 1`
  const introduced = new Set(allNouns().map(({ table }) => table))
  expect(tables.map(({ name }) => name).filter((name) => !introduced.has(name))).toEqual(Object.keys(parts))
})

test('what keeps an organization from being deleted is counted before', async () => {
  const keeping = await world.prisma.$queryRaw<{ name: string }[]>`
    select distinct relname::text as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confrelid = 'organization'::regclass and confdeltype in ('a', 'r') order by 1`
  const counted = new Set(leftovers().map(({ table }) => table))
  // Its own rows are kept by their tree, which they are counted by as those below.
  expect([...counted].sort()).toEqual(keeping.map(({ name }) => name))
  expect(counted.size).toBeGreaterThan(20)
})

test('what goes with an organization is kept by nothing that stays', async () => {
  const keeping = await world.prisma.$queryRaw<{ kept: string; by: string }[]>`
    with recursive goes as (
      select 'organization'::regclass::oid as id
      union select conrelid from pg_constraint join goes on goes.id = confrelid where contype = 'f' and confdeltype = 'c')
    select confrelid::regclass::text as kept, conrelid::regclass::text as by from pg_constraint
    where contype = 'f' and confdeltype in ('a', 'r') and confrelid <> 'organization'::regclass
      and confrelid in (select id from goes)`
  expect(keeping).toEqual([])
})

test('what a webhook tells of is a noun', () => {
  const ids = JSON.stringify(eventTypes).match(/(?<="id":")[A-Za-z0-9+/=]+/g)!
  const types = new Set(ids.map((id) => Buffer.from(id, 'base64').toString().split(':')[0]!))
  expect([...types].filter((type) => type !== 'ReferenceItem' && !nounOf(type))).toEqual([])
  expect(types.size).toBeGreaterThan(8)
})
