// Every connection of the graph, asked with a cursor that it never gave out: a clear error that names the argument.
import { beforeAll, describe, expect, test } from 'vitest'
import { isUuid } from '../kernel/node.ts'
import { toCursor } from '../kernel/cursors.ts'
import { connections, documentOf, demoAdmin } from './connections.ts'
import { ownDemo } from './demo.ts'
import type { Person } from './rows.ts'
import type { World } from './world.ts'

const garbage = [
  '',
  'x',
  '%%%',
  '😀',
  'R1BDOk46NQ',
  'GPC:N:5',
  'GPC:N:NaN',
  'GPC:J:[',
  'GPC:D:soon',
  toCursor('another list', 1),
  'A'.repeat(20_000),
]
const places = [
  '',
  'NaN',
  '1.5',
  '-1',
  '1e3',
  ' 1',
  '99999999999',
  'a\0b',
  "' or 1=1 --",
  '2026',
  '9999-99-99T00:00:00Z',
]

/** What may stand where a part of a place does: any text behind a uuid or for a text, another whole number for one. */
function couldBe(part: string, other: string, before = '') {
  const isStorable = other !== 'a\0b'
  if (isUuid(before)) return isStorable
  if (/^-?\d+$/.test(part)) return ['-1', '2026', '99999999999'].includes(other)
  return isStorable && !isUuid(part) && Number.isNaN(Date.parse(part))
}

/** A cursor that was given out, with each of its parts in turn replaced by what can't stand there. */
function bent(cursor: string): string[] {
  const [list = '', ...place] = Buffer.from(cursor, 'base64url').toString('utf8').split('|')
  const wrong = place.flatMap((part, at) =>
    places
      .filter((other) => !couldBe(part, other, place[at - 1]))
      .map((other) => place.map((one, i) => (i === at ? other : one))),
  )
  const last = place.at(-1)!
  const longer = couldBe(last, 'any text', place.at(-2)) ? [] : [[...place, last]]
  return [...wrong, place.slice(0, -1), ...longer].map((parts) => toCursor(list, ...parts))
}

let world: World
let admin: Person

beforeAll(async () => {
  world = await ownDemo('demo_cursors')
  admin = await demoAdmin(world)
})

describe('a cursor that was never given out is a clear error', () => {
  // The demo has read no file of observations; their lines are paged by their own test.
  test.each(connections.filter(({ name }) => name !== 'ObservationImport.rows'))('of $name', async (connection) => {
    const ask = (args: { first?: number; last?: number; after?: string; before?: string }) =>
      world.run(admin, documentOf(connection, 'edges { cursor }'), args)
    const { data, errors } = await ask({ first: 1 })
    expect(errors).toBeUndefined()
    const given = /"cursor":"([^"]*)"/g
    const cursors = [...JSON.stringify(data).matchAll(given)].map(([, cursor]) => cursor!)
    // Of a list that is empty here only what no list gives out is tried.
    for (const cursor of [...garbage, ...cursors.slice(-1).flatMap(bent)]) {
      const what = `${Buffer.from(cursor, 'base64url').toString('utf8').slice(0, 200)} (${cursor.slice(0, 80)})`
      const answers = [await ask({ first: 1, after: cursor }), await ask({ last: 1, before: cursor })]
      expect([what, ...answers.map((answer) => answer.errors?.[0]?.message)]).toEqual([
        what,
        'after: this cursor is of another list',
        'before: this cursor is of another list',
      ])
    }
  })
})
