// Every connection of the graph, asked with a cursor that it never gave out: a clear error that names the argument.
import { isObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId, isUuid } from '../kernel/node.ts'
import { toCursor } from '../kernel/paging.ts'
import { demoOrganization } from '../integration/rest/document/demoIds.ts'
import { ownDemo } from './demo.ts'
import type { Person } from './rows.ts'
import { testSchema, type World } from './world.ts'

const connections = Object.values(testSchema().getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields())
        .filter(({ args }) => args.some((arg) => arg.name === 'after' && String(arg.type) === 'String'))
        .map(({ name }) => [`${type.name}.${name}`, type.name, name] as const)
    : [],
)

/** The way to a type whose connections are asked of one of its rows, and the argument that a field needs. */
const ways: Record<string, string> = {
  Query: 'FIELD',
  Action: 'board { buckets { actions(first: 1) { edges { node { FIELD } } } } }',
  Bucket: 'board { buckets { FIELD } }',
  Dashboard: 'dashboard { FIELD }',
  Grid: 'board { grids(names: [LATE, CALENDAR]) { FIELD } }',
  Metric: 'metrics(first: 1) { edges { node { FIELD } } }',
  OpportunityLedger: 'opportunityLedger { FIELD }',
  Organization: 'organizationDirectory(first: 1) { edges { node { FIELD } } }',
  Planner: 'planner { FIELD }',
  Series: 'routines(first: 1) { edges { node { FIELD } } }',
  Thread: 'threads(first: 1) { edges { node { FIELD } } }',
  Tour: 'tours(first: 1) { edges { node { FIELD } } }',
  Webhook: `organization(uuid: "${demoOrganization}") { webhooks { FIELD } }`,
}
const needed: Record<string, string> = {
  'Query.search': 'text: "reefer", perKind: 100, ',
}

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

const refusal = 'after: this cursor is of another list'

let world: World
let admin: Person

beforeAll(async () => {
  world = await ownDemo('demo_cursors')
  const user = await world.prisma.user.findUniqueOrThrow({ where: { email: 'admin@demo.test' } })
  const session = await world.prisma.session.create({ data: { userId: user.id, expiresAt: new Date('2100-01-01') } })
  admin = { ...user, globalId: globalId('User', user.id), sessionId: session.id }
})

describe('a cursor that was never given out is a clear error', () => {
  test.each(connections)('of %s', async (name, type, field) => {
    const ask = (after?: string) => {
      const selection = `${field}(${needed[name] ?? ''}first: 1, after: $after) { edges { cursor } }`
      return world.run(admin, `query ($after: String) { ${ways[type]!.replace('FIELD', selection)} }`, { after })
    }
    const { data, errors } = await ask()
    expect(errors).toBeUndefined()
    const given = /"cursor":"([^"]*)"/g
    const cursors = [...JSON.stringify(data).matchAll(given)].map(([, cursor]) => cursor!)
    // Of a list that is empty here only what no list gives out is tried.
    for (const after of [...garbage, ...cursors.slice(-1).flatMap(bent)]) {
      const answer = await ask(after)
      const what = `${Buffer.from(after, 'base64url').toString('utf8').slice(0, 200)} (${after.slice(0, 80)})`
      // Below HTTP the pages of a relation speak Pothos's words, which the door replaces.
      const message =
        type === 'Series'
          ? answer.errors?.[0]?.message.replace(/^Invalid cursor.*$/s, refusal)
          : answer.errors?.[0]?.message
      expect([what, message]).toEqual([what, refusal])
    }
  })
})
