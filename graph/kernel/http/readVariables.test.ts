import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { runOperation } from './execute.ts'

const schema = buildSchema(`
  scalar JSON
  input Comparison { eq: String, in: [String!] }
  input Filter { name: Comparison, and: [Filter!], not: Filter, level: Level }
  enum Level { HIGH LOW }
  input Target @oneOf { thread: ID, record: ID }
  input Message { target: Target!, text: String! }
  type Query { found(filter: Filter!, first: Int): String, other: JSON, sent(message: Message!): String }
`)
for (const field of Object.values(schema.getQueryType()!.getFields()))
  field.resolve = (_root, args: object) => JSON.stringify(args)

const ask = (filter: unknown) =>
  runOperation(
    schema,
    parse('query ($filter: Filter!, $first: Int = 5) { found(filter: $filter, first: $first) }'),
    { filter },
    { services: {} } as Context,
  )

test('a filter that holds filters comes to its resolver as it was sent', async () => {
  const filter = { and: [{ name: { eq: 'a' } }, { not: { not: { name: { in: ['b'] }, level: 'HIGH' } } }] }
  expect(await ask(filter)).toMatchObject({ data: { found: JSON.stringify({ filter, first: 5 }) } })
})

test.for([
  [{ and: [{ name: { eq: 1 } }] }, /\$filter.*"filter\.and\[0\]\.name\.eq"/],
  [{ not: { title: { eq: 'a' } } }, /\$filter.*"filter\.not".*"title" is not defined/],
  [null, /\$filter.*must not be null/],
  [{ level: 'MIDDLE' }, /\$filter.*"filter\.level".*"MIDDLE"/],
] as const)('what does not fit is told by its path: %j', async ([filter, message]) => {
  expect(await ask(filter)).toMatchObject({ errors: [{ message: expect.stringMatching(message) as string }] })
})

const send = (target: object) =>
  runOperation(
    schema,
    parse('query ($message: Message!) { sent(message: $message) }'),
    { message: { target, text: 'Hello' } },
    { services: {} } as Context,
  )

test('one of several comes to its resolver as it was sent', async () => {
  const message = { target: { thread: '1' }, text: 'Hello' }
  expect(await send(message.target)).toMatchObject({ data: { sent: JSON.stringify({ message }) } })
})

test.each([{}, { thread: '1', record: '2' }, { thread: '1', record: null }, { thread: null }])(
  'both or none of several are told by their path: %j',
  async (target) => {
    const message = expect.stringMatching(
      /\$message.*"message\.target[^"]*"; (Exactly one key|Field "thread")/,
    ) as string
    expect(await send(target)).toMatchObject({ errors: [{ message }] })
  },
)
