// What `opsgraph check` says of backups: how old the newest is, and whether the WAL beside them can be restored.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '../../prisma/embedded.ts'
import { clusterIn } from '../../prisma/embeddedCluster.ts'
import { withConnection } from '../../prisma/connect.ts'
import { readChains } from '../../prisma/wal/chains.ts'
import { takeBase } from '../../prisma/wal/takeBase.ts'
import { readSettings } from '../kernel/settings.ts'
import { dataFolder } from '../testing/process.ts'
import { checkBackups } from './checkBackups.ts'

const folder = dataFolder()
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const now = new Date('2026-11-28T12:00:00Z')
let count = 0
const newFolder = () => fs.mkdirSync(path.join(folder, String(count++)), { recursive: true })!
const check = (environment: Record<string, string>) => checkBackups(readSettings(environment), now)
const elsewhere = { DATABASE_URL: 'postgres://house/own' }

test('without BACKUP_DIR nobody takes any', async () => {
  const problem = 'no job takes any, as BACKUP_DIR is unset'
  expect(await check({})).toEqual([{ about: 'backups', problem, isHint: true }])
})

test('a backup may be as old as two of them are apart', async () => {
  const BACKUP_DIR = newFolder()
  fs.writeFileSync(path.join(BACKUP_DIR, 'opsgraph-20261126T120000Z.opsgraph'), '')
  const seen = `1 in ${BACKUP_DIR}, the newest of 2026-11-26T12:00:00.000Z`
  const settings = { ...elsewhere, BACKUP_DIR }
  expect(await check(settings)).toEqual([{ about: 'backups', seen, isHint: true }])
  expect(await check({ ...settings, BACKUP_HOURS: '23' })).toMatchObject([
    { problem: `${seen}; one is due every 23 hours`, isHint: true },
  ])
  expect(await check({ ...elsewhere, BACKUP_DIR: newFolder() })).toMatchObject([
    { problem: expect.stringMatching(/^none is in .* yet/) as string, isHint: true },
  ])
})

test('a folder that is none is wrong; one that is not there yet is not', async () => {
  const file = path.join(newFolder(), 'file')
  fs.writeFileSync(file, '')
  expect(await check({ ...elsewhere, BACKUP_DIR: file })).toEqual([
    { about: 'backups', problem: `${file} is not a folder` },
  ])
  expect(await check({ ...elsewhere, BACKUP_DIR: path.join(newFolder(), 'later', 'backups') })).toMatchObject([
    { isHint: true },
  ])
})

test('the WAL archive says what times it has, and which segment is missing', async () => {
  const DATA_DIR = newFolder()
  const BACKUP_DIR = newFolder()
  const wal = async () => (await check({ DATA_DIR, BACKUP_DIR })).find(({ about }) => about === 'WAL archive')
  expect(await wal()).toMatchObject({
    problem: expect.stringMatching(/^has no base backup yet/) as string,
    isHint: true,
  })
  const archive = { folder: BACKUP_DIR, secret: undefined }
  const database = await startEmbedded({ dataDir: DATA_DIR, archive })
  await withConnection(database.owner, (client) =>
    client.query(`
      create table _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
      insert into _prisma_migrations values ('one', now(), null)`),
  )
  await takeBase(database.owner, clusterIn(DATA_DIR), archive)
  for (let i = 0; i < 3; i++)
    await withConnection(database.owner, (client) =>
      client.query(`select pg_logical_emit_message(true, 'test', 'written'), pg_switch_wal()`),
    )
  await database.stop()
  expect(await wal()).toEqual({
    about: 'WAL archive',
    seen: expect.stringMatching(/ restores times from \S+Z to \S+Z$/) as string,
  })
  const { segments } = (await readChains(BACKUP_DIR))[0]!
  fs.rmSync(segments.at(-2)!.file)
  expect(await wal()).toMatchObject({
    problem: expect.stringContaining(`${segments.at(-2)!.name} is missing`) as string,
  })
})
