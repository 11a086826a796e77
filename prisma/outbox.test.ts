// A database of before the outbox: what was due to be told is told once, and what was told is not told again.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../graph/testing/database.ts'
import { withConnection } from './connect.ts'
import { applyMigrations, migrate } from './migrate.ts'
import { readMigrations } from './migrationFiles.ts'

const outbox = '20261123024000_outbox'

const triggers = `
  select tgname as name from pg_trigger join pg_proc p on p.oid = tgfoid
  where not tgisinternal and (proname like '%\\_due' or proname like 'webhook%') order by 1`
const functions = `select proname as name from pg_proc where proname like '%\\_due' or proname like 'webhook%' order by 1`

const names = async (client: pg.Client, text: string) =>
  (await client.query<{ name: string }>(text)).rows.map(({ name }) => name)

test('keeps what is due, in its order, and tells nothing by triggers any more', { timeout: 120_000 }, async () => {
  const connection = await emptyDatabase()
  const { list, baseline } = await readMigrations()
  const before = list.slice(
    0,
    list.findIndex(({ name }) => name === outbox),
  )
  const [first, second] = [randomUUID(), randomUUID()]
  await withConnection(connection, async (client) => {
    await applyMigrations(client, { list: before, baseline })
    expect(await names(client, triggers)).toHaveLength(12)
    await client.query(
      `insert into notification_due (kind, of_id, at, facts) values ('HISTORY', $1, now(), '{}'), ('TOUR_STARTS', $2, now(), '{"start": "x"}')`,
      [first, second],
    )
  })
  expect(await migrate(connection)).toContain(outbox)
  await withConnection(connection, async (client) => {
    const { rows } = await client.query('select id::int, kind, of_id, facts, listeners from outbox order by id')
    expect(rows).toEqual([
      { id: 1, kind: 'HISTORY', of_id: first, facts: {}, listeners: [] },
      { id: 2, kind: 'TOUR_STARTS', of_id: second, facts: { start: 'x' }, listeners: [] },
    ])
    const next = await client.query<{ id: number }>(
      `insert into outbox (kind, of_id, at) values ('MESSAGE', $1, now()) returning id::int`,
      [first],
    )
    expect(next.rows[0]!.id).toBe(3)
    expect(await names(client, triggers)).toEqual(['membership_due'])
    expect(await names(client, functions)).toEqual(['membership_due', 'webhook_action'])
  })
})
