// Adds something without a policy to a graph, and starts it: `node --import ./graph/build/hook.mjs stray.ts query`.
import { z } from 'zod'
import { restDoor } from '../integration/rest/rest.ts'
import { builder } from '../kernel/builder.ts'
import { mutation } from '../kernel/mutation.ts'
import { Node } from '../kernel/node.ts'
import { makeSchema } from '../schema.ts'

const description = 'Nothing.'
const field = { type: 'String', description, resolve: () => '' } as const

const stray = {
  method: 'GET',
  path: '/api/stray',
  summary: description,
  policy: 'public',
  parameters: {},
  request: null,
  response: z.object({}),
  errors: [],
  document: '{ stray }',
  body: (data: object) => data,
  example: {},
} as const

const strays = {
  query: () => builder.queryField('stray', (t) => t.field(field)),
  policy: () => builder.queryField('stray', (t) => t.field({ ...field, extensions: { policy: 'everybody' } })),
  mutation: () =>
    mutation('stray', {
      description,
      policy: undefined as never,
      input: (t) => ({ x: t.string({ description }) }),
      resolve: () => Promise.resolve({ x: '' }),
      success: (t) => ({ x: t.exposeString('x', { description }) }),
    }),
  subscription: () =>
    builder.subscriptionField('stray', (t) => t.field({ ...field, subscribe: () => undefined as never })),
  node: () =>
    builder.objectRef<{ id: string }>('Stray').implement({
      description,
      interfaces: [Node],
      fields: (t) => ({ id: t.exposeID('id', { description }) }),
    }),
  path: () => restDoor(makeSchema(), [stray]),
}

export type Stray = keyof typeof strays

strays[process.argv[2] as Stray]()
makeSchema()
