// The rehearsal: writers write while base backups are taken; at any second a restored database has what had been
// answered until then, nothing that was begun after, and nothing by half.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { withConnection } from '../connect.ts'
import { startEmbedded } from '../embedded.ts'
import { readMigrations } from '../migrationFiles.ts'
import { restoreArchive } from './restoreArchive.ts'
import { takeBase } from './takeBase.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-wal-rehearsal-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const dataDir = path.join(folder, 'source')
const archive = { folder: path.join(folder, 'backups'), secret: 'a key of the tests, long enough' }
const seconds = 60
const restores = 20

interface Written {
  id: number
  begun: number
  answered: number
}

test(`at ${restores} moments of ${seconds} seconds of writing`, { timeout: 3_600_000 }, async () => {
  const source = await startEmbedded({ dataDir, archive })
  const { list } = await readMigrations()
  await withConnection(source.owner, (client) =>
    client.query(`
      create table first (id bigint primary key, text text);
      create table second (id bigint primary key, text text);
      create table _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
      insert into _prisma_migrations values ('${list.at(-1)!.name}', now(), null)`),
  )
  const written: Written[] = []
  const writers = new AbortController()
  let last = 0
  const write = () =>
    withConnection(source.owner, async (client) => {
      while (!writers.signal.aborted) {
        const id = ++last
        const begun = Date.now()
        await client.query('begin')
        for (const table of ['first', 'second'])
          await client.query(`insert into ${table} values ($1, repeat(md5($1::bigint::text), 50))`, [id])
        await client.query('commit')
        written.push({ id, begun, answered: Date.now() })
      }
    })
  const writing = Array.from({ length: 3 }, write)
  await delay(1000)
  await takeBase(source.owner, path.join(dataDir, 'postgres'), archive)
  const from = Date.now()
  for (let i = 0; i < 3; i++) {
    await delay((seconds * 1000) / 3)
    await takeBase(source.owner, path.join(dataDir, 'postgres'), archive)
  }
  const until = Date.now()
  writers.abort()
  await Promise.all(writing)
  await source.stop()
  for (let i = 0; i < restores; i++) {
    const into = path.join(folder, `at-${i}`)
    const target = new Date(Math.round(from + ((until - from) * (i + 0.5)) / restores))
    await restoreArchive({ ...archive, target, dataDir: into })
    const restored = await startEmbedded({ dataDir: into })
    const ids = (table: string) =>
      withConnection(restored.owner, async (client) => {
        const { rows } = await client.query<{ id: string }>(`select id from ${table} order by id`)
        return rows.map(({ id }) => Number(id))
      })
    const [first, second] = [await ids('first'), await ids('second')]
    await restored.stop()
    expect(second).toEqual(first)
    const there = new Set(first)
    const at = target.getTime()
    expect(written.filter(({ id, answered }) => answered < at && !there.has(id))).toEqual([])
    expect(written.filter(({ id, begun }) => begun > at && there.has(id))).toEqual([])
    expect(there.size).toBeGreaterThan(0)
    fs.rmSync(into, { recursive: true })
  }
})
