// WAL is archived while the database runs, kept while it can't be, and nothing of another database is written over.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConnection } from '../connect.ts'
import { startEmbedded, type EmbeddedDatabase } from '../embedded.ts'
import { archiveReady, archiveState } from './archiver.ts'
import { readChains } from './chains.ts'
import { expireChains, needsBase } from './expire.ts'
import { takeBase } from './takeBase.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-archiver-'))
const backups = path.join(folder, 'backups')
const cluster = path.join(folder, 'data/postgres')
const marks = path.join(cluster, 'pg_wal/archive_status')
const archive = { folder: backups }
const said: string[] = []
let database: EmbeddedDatabase

/** A disk that is full soon; where none can be mounted, a file stands in place of the folder. */
const mount = (...options: string[]) => spawnSync('mount', [...options, 'tmpfs', backups]).status === 0
let isMounted = false

/** Closes a segment with something in it. */
const closeSegment = () =>
  withConnection(database.owner, async (client) => {
    await client.query(`select pg_logical_emit_message(true, 'test', 'x')`)
    await client.query('select pg_switch_wal()')
  })
const chain = async () => (await readChains(backups))[0]!
const waiting = () => fs.readdirSync(marks).filter((name) => name.endsWith('.ready'))

beforeAll(async () => {
  fs.mkdirSync(backups)
  isMounted = mount('-t', 'tmpfs', '-o', 'size=12k')
  if (!isMounted) fs.rmdirSync(backups)
  if (!isMounted) fs.writeFileSync(backups, '')
  database = await startEmbedded({ dataDir: path.join(folder, 'data'), archive, say: (line) => said.push(line) })
  await withConnection(database.owner, (client) =>
    client.query(
      'create table _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz)',
    ),
  )
})
afterAll(async () => {
  await database.stop()
  if (isMounted) spawnSync('umount', [backups])
  fs.rmSync(folder, { recursive: true, force: true })
})

test('a segment that can not be archived is kept, told once, and archived when it can be', async () => {
  await closeSegment()
  await expect.poll(() => archiveState.waitingSince).toBeDefined()
  await closeSegment()
  expect(waiting().length).toBeGreaterThanOrEqual(2)
  expect(said).toEqual([expect.stringMatching(/^WAL can't be archived to .*: .*\. PostgreSQL keeps it/)])
  if (isMounted) {
    expect(said[0]).toContain('ENOSPC')
    expect(mount('-o', 'remount,size=64m')).toBe(true)
  } else fs.rmSync(backups)
  await expect.poll(waiting).toEqual([])
  expect((await chain()).segments.length).toBeGreaterThanOrEqual(2)
  await expect.poll(() => said.at(-1)).toBe(`WAL is archived to ${backups} again.`)
  expect(archiveState.waitingSince).toBeUndefined()
  expect(archiveState.archivedUpTo).toEqual((await chain()).segments.at(-1)!.closedAt)
})

test('one that was archived and not marked is marked, and one of another database is left as it is', async () => {
  const { folder: own, segments } = await chain()
  const names = fs.readdirSync(own)
  const { name, file } = segments[0]!
  const unmark = () => fs.writeFileSync(path.join(marks, `${name}.ready`), '')
  unmark()
  await expect.poll(waiting).toEqual([])
  expect(fs.readdirSync(own)).toEqual(names)
  const elsewhere = path.join(folder, 'elsewhere')
  fs.mkdirSync(elsewhere)
  fs.copyFileSync(segments[1]!.file, path.join(elsewhere, path.basename(file)))
  unmark()
  await expect(archiveReady(cluster, elsewhere, undefined)).rejects.toThrow('is of another database')
  await expect.poll(waiting).toEqual([])
})

test('a base backup is needed first and after a gap, and the oldest go with the WAL before them', async () => {
  const { folder: own } = await chain()
  expect(await needsBase(own)).toBe(true)
  await takeBase(database.owner, cluster, archive)
  await expect.poll(waiting).toEqual([])
  expect(await needsBase(own)).toBe(false)
  for (let i = 0; i < 3; i++) await closeSegment()
  await expect.poll(waiting).toEqual([])
  fs.rmSync((await chain()).segments.at(-2)!.file)
  expect(await needsBase(own)).toBe(true)
  const before = await chain()
  await takeBase(database.owner, cluster, archive)
  await expect.poll(waiting).toEqual([])
  expect(await needsBase(own)).toBe(false)
  fs.mkdirSync(path.join(backups, 'wal-of-before'))
  fs.writeFileSync(path.join(backups, 'of somebody else'), '')
  await expireChains(backups, 1, own)
  const after = await chain()
  expect(after.bases).toHaveLength(1)
  expect(after.segments[0]!.name > before.segments.at(-1)!.name).toBe(true)
  expect(after.segments.at(-1)!.name >= after.bases[0]!.lastSegment).toBe(true)
  expect(fs.readdirSync(backups)).toEqual(['of somebody else', path.basename(own)])
})
