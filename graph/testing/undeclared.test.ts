// A process whose graph or table of paths has something without a policy does not start.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { projectFile } from '../../prisma/project.ts'
import { restDoor } from '../integration/rest/rest.ts'
import { requirePolicies } from '../kernel/requirePolicies.ts'
import { testSchema } from './world.ts'

const run = promisify(execFile)

const graph = () =>
  buildSchema(`
    interface Node { id: ID! }
    type Query { query: String! }
    type Mutation { mutation: String! }
    type Subscription { subscription: String! }
    type Stray implements Node { id: ID! }`)

const places = {
  'Query.query': (schema: GraphQLSchema) => schema.getQueryType()!.getFields().query!,
  'Mutation.mutation': (schema: GraphQLSchema) => schema.getMutationType()!.getFields().mutation!,
  'Subscription.subscription': (schema: GraphQLSchema) => schema.getSubscriptionType()!.getFields().subscription!,
  Stray: (schema: GraphQLSchema) => schema.getType('Stray')!,
}

function declared(but: Partial<Record<keyof typeof places, string>> = {}): GraphQLSchema {
  const schema = graph()
  for (const [name, find] of Object.entries(places))
    find(schema).extensions = { policy: name in but ? but[name as keyof typeof places] : 'signedIn' }
  return schema
}

test('a graph that declares all of its policies starts', () => {
  expect(() => requirePolicies(declared())).not.toThrow()
})

test.each(Object.keys(places) as (keyof typeof places)[])(
  '%s without a policy, or with one that there is not, ends it',
  (name) => {
    for (const policy of [undefined, 'everybody'])
      expect(() => requirePolicies(declared({ [name]: policy }))).toThrow(`${name} declares no policy.`)
  },
)

test('a process whose query has no policy does not start', async () => {
  const stray = ['--import', projectFile('graph/build/hook.mjs'), projectFile('graph/testing/stray.ts')]
  await expect(run(process.execPath, stray)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Query.stray declares no policy.') as string,
  })
})

test('a path whose document asks for what is not there ends it', () => {
  const stray = {
    method: 'GET',
    path: '/api/stray',
    summary: 'Nothing.',
    policy: 'public',
    parameters: {},
    request: null,
    response: z.object({}),
    errors: [],
    document: '{ stray }',
    body: (data: object) => data,
    example: {},
  } as const
  expect(() => restDoor(testSchema(), [stray])).toThrow('GET /api/stray: Cannot query field "stray"')
})
