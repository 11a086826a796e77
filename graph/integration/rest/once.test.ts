// An Idempotency-Key over REST, at every path that makes or changes something: while the first call is under way the
// key is taken, afterwards it gets the first answer again, and it is good for nothing else.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeClient } from '../../../prisma/connect.ts'
import { callsOf, makerOf, nameOf, type Call } from '../../testing/callsOf.ts'
import { asOwner } from '../../testing/database.ts'
import { demoIds } from '../../testing/demoIds.ts'
import { callAt, openSide, type Side } from '../../testing/parity.ts'
import type { RestRow } from './rest.ts'
import { restRows } from './rows.ts'

let side: Side
/**
 * A connection that keeps others from writing what a call changes; that a session is in use is noted before any call.
 */
let holder: pg.Client
let tables: string

beforeAll(async () => {
  side = await openSide('once', ['admin@demo.test', 'strategic@demo.test'])
  holder = makeClient(asOwner(side.world.services.db.connection))
  await holder.connect()
  const { rows } = await holder.query<{ all: string }>(
    `select string_agg(quote_ident(relname), ', ') as all from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('idempotency_key', 'session')`,
  )
  tables = rows[0]!.all
})

afterEach(() => side.changes.takeBack([]))
afterAll(async () => {
  await holder.end()
  await side.changes.close()
})

const call = (row: RestRow, { asked }: Pick<Call, 'asked'>, key: string) =>
  callAt(side, row, { ...asked, headers: { 'idempotency-key': key } }, row.example.as ?? null)

const changed = async () => (await side.changes.take()).changes.length

async function taken(key: string) {
  for (;;) {
    const { rowCount } = await holder.query('select from idempotency_key where key = $1', [key])
    if (rowCount) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const publicPaths = ['/api/auth/login', '/api/auth/refresh', '/api/procedures/save_user']
const rows = restRows.filter(
  ({ method, path, document }) => method === 'POST' && document.startsWith('mutation') && !publicPaths.includes(path),
)

const inUse = {
  status: 422,
  body: { code: 'VALIDATION', fields: [{ path: 'idempotencyKey', message: 'This key was used for another request.' }] },
}

describe('a key', () => {
  test('is taken at 19 paths; whoever is not signed in has none', () => expect(rows).toHaveLength(19))

  test.each(rows.map((row) => [nameOf(row), row] as const))('%s', async (_name, row) => {
    const maker = makerOf(row)
    if (maker) await call(maker, callsOf(maker)[0]!, randomUUID())
    // Of scheduling, the example is a dry run.
    const calls = callsOf(row).filter(({ body }) => !body?.dry_run)
    const [first, other] = calls.length > 1 ? [calls[0]!, calls[1]!] : [calls[0]!, callsOf(row)[0]!]
    const key = randomUUID()
    await holder.query('begin')
    await holder.query(`lock table ${tables} in share mode`)
    const underWay = call(row, first, key)
    await taken(key)
    expect(await call(row, first, key)).toMatchObject({
      status: 409,
      body: {
        code: 'IDEMPOTENCY_KEY_IN_FLIGHT',
        detail: 'A request with this idempotency key is under way. Try again shortly.',
      },
    })
    expect(await call(row, other, key)).toMatchObject(inUse)
    await holder.query('rollback')
    const answer = await underWay
    expect(answer.status).toBe(200)
    const done = await changed()
    expect(await call(row, first, key)).toEqual(answer)
    expect(await call(row, other, key)).toMatchObject(inUse)
    expect(await changed()).toBe(done)
  })

  const notes = rows.find(({ path }) => path.endsWith('tasks_record_notes'))!
  const note = (text: string) => ({
    asked: { query: new URLSearchParams(), body: { task_record_id: 1001, note: text }, id: '' },
  })
  const notesOf = async () => (await side.changes.take()).changes.filter(({ table }) => table === 'note').length

  test('that is another makes another', async () => {
    await call(notes, note('Once'), 'one')
    await call(notes, note('Once'), 'two')
    expect(await notesOf()).toBe(2)
  })

  test('is not used up by what was refused', async () => {
    expect((await call(notes, note(' '), 'k')).status).toBe(422)
    expect((await call(notes, note('Now'), 'k')).status).toBe(200)
  })

  test('is good for no other path', async () => {
    const major = rows.find(({ path }) => path.endsWith('add_major_task'))!
    await call(notes, note('Mine'), 'k')
    expect(await call(major, callsOf(major)[0]!, 'k')).toMatchObject(inUse)
  })

  test('whose call was broken off is free again after twelve seconds', async () => {
    const asked = note('At last')
    await call(notes, asked, 'k')
    await side.world.prisma
      .$executeRaw`update idempotency_key set result = null where key = 'k' and user_id = ${demoIds.admin}::uuid`
    expect((await call(notes, asked, 'k')).status).toBe(409)
    side.world.clock.forward({ seconds: 13 })
    expect((await call(notes, asked, 'k')).status).toBe(200)
    expect(await notesOf()).toBe(2)
  })

  test('of a call that takes longer than that is good for one change all the same', async () => {
    const takenAt = async () =>
      (await holder.query(`select created_at from idempotency_key where key = 'slow'`)).rows[0]
    await holder.query('begin')
    await holder.query(`lock table ${tables} in share mode`)
    const first = call(notes, note('Slowly'), 'slow')
    await taken('slow')
    const before = await takenAt()
    side.world.clock.forward({ seconds: 13 })
    const second = call(notes, note('Slowly'), 'slow')
    await expect.poll(takenAt).not.toEqual(before)
    await holder.query('rollback')
    const answers = await Promise.all([first, second])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await call(notes, note('Slowly'), 'slow')).toEqual(answers.find(({ status }) => status === 200))
    expect(await notesOf()).toBe(1)
  })

  test('of more than 100 characters is refused', async () => {
    expect(await call(notes, note('Long'), 'k'.repeat(101))).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'idempotencyKey' }] },
    })
  })
})
