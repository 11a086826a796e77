// A backup has all, and a restore gives all back; what can't be is told, and nothing is half done.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner, emptyDatabase } from '../../graph/testing/database.ts'
import { ownDemo } from '../../graph/testing/demo.ts'
import { withConnection, type Connection } from '../connect.ts'
import { backup } from './backup.ts'
import { checkSums } from './checkSums.ts'
import { restore } from './restore.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-backup-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

let source: Connection
let plain: string

beforeAll(async () => {
  source = asOwner((await ownDemo('backup')).services.db.connection)
  plain = (await backup(source, { target: path.join(folder, 'plain.opsgraph') })).file
})

const tablesIn = (database: Connection) =>
  withConnection(database, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    return rows[0]!.count
  })

test('a restored backup has each row of its source, its sequences, and its rules', async () => {
  const target = await emptyDatabase()
  const { rows } = await restore(target, { file: plain })
  expect(rows).toBeGreaterThan(1000)
  expect(await checkSums(target)).toEqual(await checkSums(source))
  const rules = `
    select 'key', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
    union all select 'sequence', sequencename, '', last_value::text from pg_sequences where schemaname = 'public' order by 1, 2, 3, 4`
  const rulesOf = (database: Connection) =>
    withConnection(
      database,
      async (client) => (await client.query({ text: rules, rowMode: 'array' })).rows as unknown[],
    )
  expect(await rulesOf(target)).toEqual(await rulesOf(source))
})

test('in a restored one each root organization counts its records on', async () => {
  const target = await emptyDatabase()
  await restore(target, { file: plain })
  await withConnection(target, async (client) => {
    const { rows } = await client.query<{ next: number; last: number }>(`
      insert into action (root_id, organization_id, title, class_id, priority_id, creator_id)
      select root_id, organization_id, title, class_id, priority_id, creator_id
      from (select distinct on (root_id) * from action order by root_id, number desc) newest
      returning number as next, (select max(number) from action a where a.root_id = action.root_id) as last`)
    expect(rows.length).toBeGreaterThan(1)
    for (const { next, last } of rows) expect(next).toBe(last + 1)
  })
})

test('it may be done by an ordinary owner of the database', async () => {
  const owner = `owner_${Date.now()}`
  await withConnection(source, (client) => client.query(`create role ${owner} login password 'x'`))
  const target = await emptyDatabase(owner)
  await withConnection(target, (client) => client.query(`create extension if not exists pg_trgm`))
  await restore({ ...target, user: owner, password: 'x' }, { file: plain })
  expect(await checkSums(target)).toEqual(await checkSums(source))
})

test('a sealed one opens by its key alone, and shows nothing', async () => {
  const secret = 'a key of the tests, long enough'
  const { file } = await backup(source, { target: `${folder}/`, secret })
  expect(path.basename(file)).toMatch(/^opsgraph-\d{8}T\d{6}Z\.opsgraph$/)
  expect(fs.readFileSync(file).includes('Northway')).toBe(false)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const target = await emptyDatabase()
  await expect(restore(target, { file })).rejects.toThrow('The backup is sealed. Give its key by BACKUP_KEY.')
  await expect(restore(target, { file, secret: 'another key of the tests' })).rejects.toThrow(
    'The key is not that of this backup.',
  )
  await restore(target, { file, secret })
  expect(await checkSums(target)).toEqual(await checkSums(source))
})

describe('what can not be restored is told, and changes nothing', () => {
  const bytes = () => fs.readFileSync(plain)
  const changed = (name: string, content: Buffer) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, content)
    return file
  }

  test.each<[string, () => string, RegExp]>([
    ['one that was cut in half', () => changed('half', bytes().subarray(0, bytes().length / 2)), /was cut or changed/],
    ['one that was cut in its header', () => changed('head', bytes().subarray(0, 40)), /was cut or changed/],
    [
      'one with a byte that was changed',
      () => {
        const content = bytes()
        content[content.length >> 1]! ^= 1
        return changed('changed', content)
      },
      /was cut or changed/,
    ],
    ['another file', () => changed('other', Buffer.from('PGDMP')), /is no backup of Opsgraph/],
    ['a newer form', () => changed('newer', Buffer.from('opsgraph-backup 2\n{}\n')), /is of a newer version/],
    ['a file that is not there', () => path.join(folder, 'none'), /can't be read: ENOENT/],
  ])('%s', async (_name, file, message) => {
    const target = await emptyDatabase()
    await expect(restore(target, { file: file() })).rejects.toThrow(message)
    expect(await tablesIn(target)).toBe(0)
  })

  test('into a database that is used', async () => {
    const before = await checkSums(source)
    await expect(restore(source, { file: plain })).rejects.toThrow('The database has accounts already.')
    expect(await checkSums(source)).toEqual(before)
  })

  test('a file that is there already is not written over', async () => {
    const before = fs.statSync(plain).mtimeMs
    await expect(backup(source, { target: plain })).rejects.toThrow('is there already')
    expect(fs.statSync(plain).mtimeMs).toBe(before)
  })

  test('a backup that is broken off leaves no file', async () => {
    const target = path.join(folder, 'broken.opsgraph')
    await expect(backup({ ...source, password: 'wrong' }, { target })).rejects.toThrow()
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('broken'))).toEqual([])
  })
})
