// A process whose graph or table of paths has something without a policy does not start.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

// Each test adds something of its own to a graph of its own.
beforeEach(() => vi.resetModules())

const graph = async () => ({
  ...(await import('../kernel/builder.ts')),
  ...(await import('../kernel/node.ts')),
  ...(await import('../kernel/mutation.ts')),
  ...(await import('../schema.ts')),
  ...(await import('../integration/rest/rest.ts')),
})

const field = { type: 'String', description: 'Nothing.', resolve: () => '' } as const

describe('a start fails for', () => {
  test('a query without a policy', async () => {
    const { builder, makeSchema } = await graph()
    builder.queryField('stray', (t) => t.field(field))
    expect(makeSchema).toThrow('Query.stray declares no policy.')
  })

  test('a query with a policy that there is not', async () => {
    const { builder, makeSchema } = await graph()
    builder.queryField('stray', (t) => t.field({ ...field, extensions: { policy: 'everybody' } }))
    expect(makeSchema).toThrow('Query.stray declares no policy.')
  })

  test('a mutation without a policy', async () => {
    const { mutation, makeSchema } = await graph()
    mutation('stray', {
      description: 'Nothing.',
      policy: undefined as never,
      input: (t) => ({ x: t.string({ description: 'Nothing.' }) }),
      resolve: () => Promise.resolve({ x: '' }),
      success: (t) => ({ x: t.exposeString('x', { description: 'Nothing.' }) }),
    })
    expect(makeSchema).toThrow('Mutation.stray declares no policy.')
  })

  test('a subscription without a policy', async () => {
    const { builder, makeSchema } = await graph()
    builder.subscriptionField('stray', (t) => t.field({ ...field, subscribe: () => undefined as never }))
    expect(makeSchema).toThrow('Subscription.stray declares no policy.')
  })

  test('a node without a policy', async () => {
    const { builder, Node, makeSchema } = await graph()
    builder.objectRef<{ id: string }>('Stray').implement({
      description: 'Nothing.',
      interfaces: [Node],
      fields: (t) => ({ id: t.exposeID('id', { description: 'Nothing.' }) }),
    })
    expect(makeSchema).toThrow('Stray declares no policy.')
  })

  test('a path whose document asks for what the graph does not guard, for it is not there', async () => {
    const { makeSchema, restDoor } = await graph()
    const contract = {
      summary: 'Nothing.',
      policy: 'public',
      parameters: {},
      request: null,
      response: z.object({}),
      errors: [],
    } as const
    const row = {
      method: 'GET',
      path: '/api/stray',
      ...contract,
      document: '{ stray }',
      body: (data: object) => data,
      example: {},
    } as const
    expect(() => restDoor(makeSchema(), [row])).toThrow('GET /api/stray: Cannot query field "stray"')
  })
})
