// Every node is told of by `changes` when its row changes, or is on a short list that says why not.
import { isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { tables } from '../../prisma/__generated__/tables.ts'
import { trackedTypes } from '../kernel/changes/tracked.ts'
import { testSchema, World } from './world.ts'

const world = await World.make()
const tracked = await trackedTypes(world.services.db)

/** Nodes that nobody mirrors. */
const leftOut = {
  AccessToken: 'a person’s own',
  Application: 'a matter of those who administer it',
  CalendarFeed: 'a person’s own',
  File: 'read with what it is on',
  Import: 'what was sent, not what stands',
  LegalHold: 'a matter of those who place it',
  Message: 'a conversation of those who take part',
  Notification: 'a person’s own',
  ObservationImport: 'what was sent, not what stands',
  Passkey: 'a person’s own',
  SavedReport: 'a view of what is told of',
  SavedView: 'a view of what is told of',
  ServiceAccount: 'a matter of those who administer it',
  Session: 'a person’s own',
  Thread: 'a conversation of those who take part',
  Webhook: 'a setting of another way to hear of changes',
  WebhookDelivery: 'a log',
}

test('each node has its triggers, or a reason why not', () => {
  const nodes = Object.values(testSchema().getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node') && type.extensions.pothosPrismaModel)
  const told = tracked.map(({ type }) => type)
  expect(nodes.map(({ name }) => name).toSorted()).toEqual([...told, ...Object.keys(leftOut)].toSorted())
  for (const { type, table } of tracked) {
    const { extensions } = nodes.find(({ name }) => name === type)!
    expect([type, tables[extensions.pothosPrismaModel as string]?.table]).toEqual([type, table])
  }
})

test('what adds changes does so for each kind of statement', async () => {
  const rows = await world.prisma.$queryRaw<{ table: string; kinds: number[] }[]>`
    select c.relname::text as table, array_agg((t.tgtype & 28)::int order by t.tgtype & 28) as kinds
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where p.proname = 'add_change' group by 1`
  for (const { table, kinds } of rows) expect([table, kinds]).toEqual([table, [4, 8, 16]])
  expect(rows.length).toBeGreaterThan(tracked.length)
})

describe.each(tracked.map((one) => [one.type, one] as const))('%s', (_type, { table, rootOf }) => {
  test('leads to its root', async () => {
    const source = rootOf ? `${table} r cross join lateral (${rootOf}) p` : `${table} p`
    await expect(
      world.prisma.$queryRawUnsafe(`select p.root_id::text, p.id::text from ${source} limit 1`),
    ).resolves.toBeDefined()
  })
})
