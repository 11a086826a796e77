import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { openDb } from '../db.ts'
import { testDatabase } from '../../testing/database.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { SlowStatements } from './SlowStatements.ts'

interface Line {
  msg: string
  statement: string
  milliseconds: number
  text: string
  planHash?: string
}

const lines: Line[] = []
const log = pino({ level: 'info' }, { write: (text: string) => void lines.push(JSON.parse(text) as Line) })
let db: ReturnType<typeof openDb>

beforeAll(async () => {
  db = openDb(await testDatabase())
  atEnd(() => db.close())
})

async function noted(slow: SlowStatements, text: string): Promise<Line> {
  lines.length = 0
  slow.note('hot', text, 812.4)
  await expect.poll(() => lines.length).toBe(1)
  return lines[0]!
}

test('a slow statement is logged with its text, its hash and that of its plan', async () => {
  const slow = new SlowStatements(db, log)
  const byKey = await noted(slow, 'select name\n  from app_user where id = $1')
  expect(byKey).toMatchObject({
    msg: 'A statement was slow.',
    pool: 'hot',
    milliseconds: 812,
    text: 'select name from app_user where id = $1',
  })
  expect(byKey.planHash).toMatch(/^[0-9a-f]{12}$/)
  // No index has both columns, so that there is one way to read them.
  const all = await noted(slow, 'select name, email from app_user')
  expect(all.planHash).not.toBe(byKey.planHash)
  expect(all.statement).not.toBe(byKey.statement)
  // The hash is of what is read and how, not of what it is expected to cost.
  const again = await noted(new SlowStatements(db, log), 'select name, email, version from app_user')
  expect(again.planHash).toBe(all.planHash)
})

test('a plan is asked for once a minute at most, and one that can not be had is left out', async () => {
  const slow = new SlowStatements(db, log)
  expect((await noted(slow, 'select 1 from organization')).planHash).toBeDefined()
  expect((await noted(slow, 'select 1 from organization')).planHash).toBeUndefined()
  expect((await noted(slow, 'commit')).planHash).toBeUndefined()
  expect((await noted(slow, 'select nothing from nowhere')).planHash).toBeUndefined()
})
