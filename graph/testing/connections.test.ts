// Every list in pages has one form, and is the same forwards and backwards.
import fc from 'fast-check'
import { getNamedType, isInterfaceType, isObjectType, isUnionType, type GraphQLObjectType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { connections, demoAdmin, documentOf, longest, type ConnectionField, type Page } from './connections.ts'
import { asOwner } from './database.ts'
import { ownDemo } from './demo.ts'
import { withConnection } from '../../prisma/connect.ts'
import type { Person } from './rows.ts'
import { testSchema, type World } from './world.ts'

const schema = testSchema()
const fieldsOf = (type: string) =>
  Object.fromEntries(
    Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map(({ name, type: of }) => [
      name,
      String(of),
    ]),
  )

describe('the form of a connection', () => {
  test.each(connections)('$name', ({ parent, field, node }) => {
    expect(fieldsOf(`${node}Connection`)).toEqual({
      edges: `[${node}Edge!]!`,
      nodes: `[${node}!]!`,
      pageInfo: 'PageInfo!',
      totalCount: 'Int!',
      isTotalCountExact: 'Boolean!',
    })
    expect(fieldsOf(`${node}Edge`)).toEqual({ cursor: 'Cursor!', node: `${node}!` })
    const { args } = (schema.getType(parent) as GraphQLObjectType).getFields()[field]!
    const types = new Map(args.map((arg) => [arg.name, String(arg.type)]))
    expect(['first', 'after', 'last', 'before'].map((name) => types.get(name))).toEqual([
      'Int',
      'Cursor',
      'Int',
      'Cursor',
    ])
  })

  test('no other type is named like one, and no list takes the arguments of one without being it', () => {
    const names = Object.keys(schema.getTypeMap()).filter((name) => /(Connection|Edge)$/.test(name))
    const nodes = [...new Set(connections.map(({ node }) => node))]
    expect(names.sort()).toEqual(nodes.flatMap((node) => [`${node}Connection`, `${node}Edge`]).sort())
    const paged = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap(({ name, args }) =>
            args.some(({ name: arg, type: of }) => arg === 'after' && String(of) === 'Cursor')
              ? [`${type.name}.${name}`]
              : [],
          )
        : [],
    )
    // A log is followed forwards and is never read whole.
    expect(paged.sort()).toEqual([...connections.map(({ name }) => name), 'Query.changes'].sort())
  })
})

let world: World
let admin: Person

beforeAll(async () => {
  world = await ownDemo('demo_connections')
  admin = await demoAdmin(world)
  // Lists that the demo has none of, and many rows that are equal in what they are sorted by.
  await withConnection(asOwner(world.services.db.connection), async (owner) => {
    for (const statement of [
      `update action set scheduled_end = date_trunc('month', scheduled_end) where scheduled_end > scheduled_start + interval '40 days'`,
      `update appointment set starts_at = date_trunc('day', starts_at) + interval '8 hours', ends_at = date_trunc('day', starts_at) + interval '9 hours'`,
      `update thread set last_at = date_trunc('month', last_at)`,
      `update location set name = 'Dock ' || left(id::text, 1)`,
      `update task_record set title = 'Check the ' || length(title) % 5`,
      `insert into note (action_id, author_id, text, created_at)
       select (select id from action where bucket = 1 order by board_order, id limit 1), (select id from app_user limit 1), n::text, now()
       from generate_series(1, 9) n`,
      `insert into message (thread_id, author_id, text, created_at)
       select t.id, (select id from app_user limit 1), n::text, now() from thread t, generate_series(1, 9) n`,
      `insert into occurrence (series_id, slot, opens_at, starts_at, ends_at)
       select id, '2027-03-01'::timestamp + n * interval '1 hour', '2027-03-02Z', '2027-03-02Z', '2027-03-03Z'
       from series, generate_series(1, 9) n`,
      `insert into breach (organization_id, benchmark_id, metric_id, scope_kind, scope_id, first_point_at, opened_point_at, value, target,
         opened_at, recovered_at, recovered_point_at, recovered_value, outcome)
       select b.organization_id, b.id, b.metric_id, 'ORGANIZATION', gen_random_uuid(), at, at, n, 1,
         at, ended, ended, case when ended is not null then 1 end, case when ended is not null then 'RECOVERED'::breach_outcome end
       from (select * from benchmark where status = 'ACTIVE' order by id limit 1) b, generate_series(1, 12) n,
         lateral (select now() - n / 5 * interval '1 day' as at, case when n % 3 > 0 then now() - n / 7 * interval '1 hour' end as ended) times`,
      `insert into opportunity_entry (organization_id, benchmark_id, breach_id, kind, volume, at)
       select organization_id, benchmark_id, id, 'CLAIMED', 1, date_trunc('month', opened_at) from breach`,
    ])
      await owner.query(statement)
  })
})

/** What tells a node apart for a person: its id, or what it says. */
function identity(name: string): string {
  const type = getNamedType(schema.getType(name)!)
  if (isUnionType(type) || isInterfaceType(type))
    return schema
      .getPossibleTypes(type)
      .map((one) => `... on ${one.name} { ${identity(one.name)} }`)
      .join(' ')
  const fields = fieldsOf(name)
  if (fields.id) return 'id'
  if (fields.user) return 'user { id }'
  if (fields.worker) return 'worker { user { id } }'
  return Object.keys(fields)
    .filter((field) => /^(String|ID|Int|DateTime)!?$/.test(fields[field]!))
    .join(' ')
}

type Ask = (args: { first?: number; after?: string | null; last?: number; before?: string | null }) => Promise<Page>

const selectionOf = ({
  node,
}: ConnectionField) => `edges { cursor node { ${identity(node)} } } nodes { ${identity(node)} }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount isTotalCountExact`

/** One asks for pages of the longest list of the kind that the demo has. */
async function listOf(connection: ConnectionField): Promise<Ask> {
  const selection = selectionOf(connection)
  const { data, errors } = await world.run(admin, documentOf(connection, selection, { parents: 20 }), { first: 1 })
  expect(errors).toBeUndefined()
  const { parentId } = longest(data, connection.field)!
  const document = documentOf(connection, selection, { parentId })
  return async (args) => {
    const answer = await world.run(admin, document, args)
    expect(answer.errors).toBeUndefined()
    const { page } = longest(answer.data, connection.field)!
    expect(page.nodes).toEqual(page.edges.map(({ node }) => node))
    expect([page.pageInfo.startCursor, page.pageInfo.endCursor]).toEqual(
      [page.edges[0], page.edges.at(-1)].map((edge) => edge?.cursor ?? null),
    )
    return page
  }
}

async function forwards(ask: Ask, size: number): Promise<Page['edges']> {
  const found: Page['edges'] = []
  for (let after: string | null = null; ;) {
    const page: Page = await ask({ first: size, after })
    expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
    found.push(...page.edges)
    if (!page.pageInfo.hasNextPage) return found
    expect(page.edges).toHaveLength(size)
    after = page.pageInfo.endCursor
  }
}

async function backwards(ask: Ask, size: number): Promise<Page['edges']> {
  const found: Page['edges'] = []
  for (let before: string | null = null; ;) {
    const page: Page = await ask({ last: size, before })
    expect(page.pageInfo.hasNextPage).toBe(before !== null)
    found.unshift(...page.edges)
    if (!page.pageInfo.hasPreviousPage) return found
    expect(page.edges).toHaveLength(size)
    before = page.pageInfo.startCursor
  }
}

/** No list is walked in more steps. */
const mostSteps = 12

describe('forwards and backwards by however many give the whole list in its order, and its count', () => {
  // Nobody has sent a file of observations in the demo; its rows are paged through in their own tests.
  const lists = connections.filter(({ name }) => name !== 'ObservationImport.rows')
  test.each(lists)('of $name', async (connection) => {
    const ask = await listOf(connection)
    const whole = await forwards(ask, 60)
    expect(new Set(whole.map(({ cursor }) => cursor)).size).toBe(whole.length)
    const { totalCount, isTotalCountExact } = await ask({ first: 0 })
    expect([totalCount, isTotalCountExact]).toEqual([whole.length, true])
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 7 }), async (number) => {
        const size = Math.min(Math.max(number, Math.ceil(whole.length / mostSteps)), 60)
        expect(await forwards(ask, size)).toEqual(whole)
        expect(await backwards(ask, size)).toEqual(whole)
      }),
      { numRuns: 3 },
    )
  })
})

const vehicles = connections.find(({ name }) => name === 'Organization.vehicles')!

test.each([
  [{ first: 1, last: 1 }, 'last: ask for first or for last, not for both'],
  [{ first: 1, before: 'x' }, 'before: goes with last; first goes with after'],
  [{ last: 1, after: 'x' }, 'after: goes with first; last goes with before'],
  [{ after: 'x', before: 'x' }, 'before: give after or before, not both'],
  [{ last: 101 }, 'last: ask for 0 to 100'],
  [{ last: -1 }, 'last: ask for 0 to 100'],
])('%j is refused by its argument', async (args, message) => {
  const { errors } = await world.run(admin, documentOf(vehicles, 'nodes { id }'), args)
  expect([errors?.[0]?.message, errors?.[0]?.extensions]).toMatchObject([message, { argument: message.split(':')[0] }])
})

test('one fragment on a connection fits two lists of such nodes', async () => {
  const { data, errors } = await world.run(
    admin,
    `{
      coming: tourRuns(first: 2) { ...Runs } tours(first: 1) { nodes { runs(last: 2) { ...Runs } } }
    }
    fragment Runs on TourRunConnection { totalCount nodes { id } pageInfo { hasPreviousPage } }`,
  )
  expect(errors).toBeUndefined()
  const one = {
    totalCount: expect.any(Number),
    nodes: expect.any(Array),
    pageInfo: { hasPreviousPage: expect.any(Boolean) },
  }
  expect(data).toMatchObject({ coming: one, tours: { nodes: [{ runs: one }] } })
})
