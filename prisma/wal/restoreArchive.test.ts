// The embedded database restored to a second: all that was committed until then, and nothing after.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSums } from '../backup/checkSums.ts'
import { withConnection, type Connection } from '../connect.ts'
import { startEmbedded, type EmbeddedDatabase } from '../embedded.ts'
import { readMigrations } from '../migrationFiles.ts'
import { readChains, type Chain } from './chains.ts'
import { restoreArchive } from './restoreArchive.ts'
import { takeBase } from './takeBase.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-wal-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const secret = 'a key of the tests, long enough'
const dataDir = path.join(folder, 'source')
const backups = path.join(folder, 'backups')
const archive = { folder: backups, secret }

interface Mark {
  at: Date
  sums: Record<string, string>
}

/** Before the base backup, between two marks, and after the last. */
const marks: Mark[] = []
let before: Date
let after: Date

const onlyChain = async (): Promise<Chain> => (await readChains(backups))[0]!
const switchSegment = (owner: Connection) =>
  withConnection(owner, async (client) => void (await client.query('select pg_switch_wal()')))

/** Writers write rows with the mark; then all is quiet for a moment, in which the sums are taken. */
async function mark({ owner }: EmbeddedDatabase): Promise<void> {
  const number = marks.length
  const write = () =>
    withConnection(owner, async (client) => {
      for (let i = 0; i < 20; i++)
        await client.query('insert into app_user (mark, at) values ($1, clock_timestamp())', [number])
    })
  await Promise.all([write(), write(), write()])
  await delay(20)
  const sums = await checkSums(owner)
  marks.push({ at: new Date(), sums })
  await delay(20)
}

beforeAll(async () => {
  const source = await startEmbedded({ dataDir, archive })
  const { list } = await readMigrations()
  await withConnection(source.owner, (client) =>
    client.query(`
      create table app_user (id serial primary key, mark int, at timestamptz);
      create table _prisma_migrations (migration_name text, finished_at timestamptz, rolled_back_at timestamptz);
      insert into _prisma_migrations values ('${list.at(-1)!.name}', now(), null)`),
  )
  before = new Date()
  await mark(source)
  await takeBase(source.owner, path.join(dataDir, 'postgres'), archive)
  for (let i = 0; i < 3; i++) {
    await mark(source)
    await switchSegment(source.owner)
  }
  await source.stop()
  after = new Date(Date.now() + 1000)
})

interface Asked {
  target?: Date
  from?: string
  key?: string
  into?: string
}

let count = 0
const newFolder = () => path.join(folder, `restored-${count++}`)

const restored = ({ target, from = backups, key = secret, into = newFolder() }: Asked) =>
  restoreArchive({ folder: from, target, secret: key, dataDir: into }).then((done) => ({ ...done, into }))

async function sumsOf(into: string) {
  const database = await startEmbedded({ dataDir: into })
  try {
    return await checkSums(database.owner)
  } finally {
    await database.stop()
  }
}

test.each([1, 2])('at mark %i it has all rows of before and none of after', async (number) => {
  const { into, rows } = await restored({ target: marks[number]!.at })
  expect(rows).toBe(60 * (number + 1))
  expect(await sumsOf(into)).toEqual(marks[number]!.sums)
})

test('with no time it has all that was archived', async () => {
  const { into, rows } = await restored({})
  expect(rows).toBe(240)
  expect(await sumsOf(into)).toEqual(marks[3]!.sums)
})

test('a time after which nothing was committed is the state of then', async () => {
  const { segments } = await onlyChain()
  expect((await restored({ target: segments.at(-1)!.closedAt })).rows).toBe(240)
})

test('one that was restored begins an archive of its own, to which it can be restored again', async () => {
  const { into } = await restored({ target: marks[1]!.at })
  const next = path.join(folder, 'next')
  const again = await startEmbedded({ dataDir: into, archive: { folder: next } })
  await takeBase(again.owner, path.join(into, 'postgres'), { folder: next })
  await withConnection(again.owner, (client) => client.query('insert into app_user (mark) values (9)'))
  const sums = await checkSums(again.owner)
  await again.stop()
  const { into: third } = await restored({ from: next })
  expect(await sumsOf(third)).toEqual(sums)
  expect(fs.readdirSync(backups)).toHaveLength(1)
})

test('what is archived is sealed, private and of the whole segment', async () => {
  const { folder: chain, bases, segments } = await onlyChain()
  expect([bases.length, segments.length]).toEqual([1, expect.any(Number)])
  for (const name of fs.readdirSync(chain)) {
    const file = path.join(chain, name)
    expect([name, fs.statSync(file).mode & 0o777]).toEqual([name, 0o600])
    expect(fs.readFileSync(file).includes('app_user')).toBe(false)
  }
})

describe('what can not be restored is told, and leaves no database', () => {
  /** A copy of the backups, with something done to it. */
  async function changed(change: (chain: Chain) => void): Promise<string> {
    const copy = path.join(folder, `changed-${count++}`)
    fs.cpSync(backups, copy, { recursive: true })
    change((await readChains(copy))[0]!)
    return copy
  }
  const rewrite = (file: string, change: (bytes: Buffer) => Buffer) =>
    fs.writeFileSync(file, change(fs.readFileSync(file)))
  const flip = (bytes: Buffer) => {
    bytes[bytes.length >> 1]! ^= 1
    return bytes
  }
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)

  test.each<[string, () => Promise<Asked> | Asked, RegExp]>([
    ['a time before the first base backup', () => ({ target: before }), /can't be restored\. .* has the times from 2/],
    ['a time after the last segment', () => ({ target: after }), /can't be restored\. .* has the times from .* to 2/],
    ['another key', () => ({ key: 'another key of the tests' }), /The key is not that of this backup/],
    ['no key', () => ({ key: '' }), /The backup is sealed\. Give its key by BACKUP_KEY/],
    ['a folder that is not there', () => ({ from: path.join(folder, 'none') }), /is not there/],
    ['a folder of something else', () => ({ from: dataDir }), /has no base backup with its WAL/],
    [
      'a segment that is missing',
      async () => ({ from: await changed(({ segments }) => fs.rmSync(segments.at(-2)!.file)) }),
      /The WAL segment [0-9A-F]{24} is missing from .*times up to 2.* can be restored/,
    ],
    [
      'a segment that was cut',
      async () => ({ from: await changed(({ segments }) => rewrite(segments.at(-1)!.file, half)) }),
      /was cut or changed: .* Restore to a time before it\./,
    ],
    [
      'a segment that was changed',
      async () => ({ from: await changed(({ segments }) => rewrite(segments.at(-1)!.file, flip)) }),
      /was cut or changed/,
    ],
    [
      'a segment under the name of another',
      async () => ({
        from: await changed(({ segments: [, , third, fourth] }) => fs.copyFileSync(fourth!.file, third!.file)),
      }),
      /is the WAL segment [0-9A-F]{24}/,
    ],
    [
      'a base backup that was changed',
      async () => ({ from: await changed(({ bases }) => rewrite(bases[0]!.file, flip)) }),
      /was cut or changed: .* Restore from an older base backup/,
    ],
    ['a data folder that has a database', () => ({ into: dataDir }), /has a database already/],
  ])('%s', async (_name, asking, message) => {
    const { into = newFolder(), ...asked } = await asking()
    const there = fs.existsSync(into) ? fs.readdirSync(into) : []
    await expect(restored({ ...asked, into })).rejects.toThrow(message)
    const left = fs.existsSync(into) ? fs.readdirSync(into).filter((name) => !/\.log$|^postgres-bin/.test(name)) : []
    expect(left).toEqual(there.filter((name) => !/\.log$|^postgres-bin/.test(name)))
  })

  test('a restore that was broken off starts no database, and the next one takes its place', async () => {
    const into = newFolder()
    const stopping = new AbortController()
    const broken = restoreArchive({
      folder: backups,
      secret,
      dataDir: into,
      signal: stopping.signal,
      say: () => stopping.abort(new Error('ended')),
    })
    await expect(broken).rejects.toThrow('ended')
    expect(fs.existsSync(path.join(into, 'postgres'))).toBe(false)
    // One that was killed leaves its files.
    fs.mkdirSync(path.join(into, 'postgres.restoring/base'), { recursive: true })
    await expect(startEmbedded({ dataDir: into })).rejects.toThrow('holds a restore that was broken off')
    fs.writeFileSync(path.join(into, 'postgres.restoring/opsgraph.pid'), String(process.ppid))
    await expect(restored({ into })).rejects.toThrow('Another process')
    fs.rmSync(path.join(into, 'postgres.restoring/opsgraph.pid'))
    expect((await restored({ into })).rows).toBe(240)
  })
})
