// What the web asks for by the hash of its text: of this build, and of those before it.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../testing/world.ts'
import { keepOperations } from './persistedOperations.ts'

let world: World
let base: string

beforeAll(async () => {
  world = await World.make()
  base = await world.serve()
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function ask(body: object) {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as { data?: unknown; code?: string; message?: string },
  }
}

/** A text of its own each time. */
const textOf = (name: string) => `query ${name} { viewer { __typename } }`
const build = (...names: string[]) => Object.fromEntries(names.map((name) => [hashOf(textOf(name)), textOf(name)]))
const asked = (name: string) => ask({ documentId: `sha256:${hashOf(textOf(name))}`, operationName: name })

describe('an operation', () => {
  test('of a build is answered by its hash, in every process', async () => {
    await keepOperations(world.services, build('Here'))
    expect(await asked('Here')).toMatchObject({ status: 200, body: { data: { viewer: null } } })
  })

  test('of an earlier build is answered for 90 days more, and not after that', async () => {
    const own = await World.make()
    const address = await own.serve()
    const status = async () => {
      const body = JSON.stringify({ documentId: `sha256:${hashOf(textOf('Old'))}` })
      return (
        await fetch(`${address}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      ).status
    }
    await keepOperations(own.services, build('Old', 'Both'))
    await keepOperations(own.services, build('Both', 'New'))
    own.clock.forward({ days: 89 })
    await keepOperations(own.services, build('Both', 'New'))
    expect(await status()).toBe(200)
    own.clock.forward({ days: 2 })
    await keepOperations(own.services, build('Both', 'New'))
    expect(await status()).toBe(404)
    const left = await own.prisma.persistedOperation.findMany({ orderBy: { text: 'asc' } })
    expect(left.map(({ text, retiredAt }) => [text, retiredAt])).toEqual([
      [textOf('Both'), null],
      [textOf('New'), null],
    ])
  })

  test('that comes back with a later build is not forgotten', async () => {
    const own = await World.make()
    await keepOperations(own.services, build('Back'))
    await keepOperations(own.services, build('Other'))
    await keepOperations(own.services, build('Back'))
    own.clock.forward({ days: 200 })
    await keepOperations(own.services, build('Back'))
    expect(await own.prisma.persistedOperation.findMany({ where: { retiredAt: null } })).toEqual([
      expect.objectContaining({ text: textOf('Back') }),
    ])
  })

  test('that no build has is 404 and says what to do', async () => {
    expect(await asked('Nowhere')).toMatchObject({
      status: 404,
      body: { code: 'PERSISTED_OPERATION_NOT_FOUND', message: expect.stringContaining('Load the page anew') as string },
    })
  })

  test('of an earlier build that asks for what is gone since is 404 as well', async () => {
    const text = 'query Old { viewer { __typename nickname } }'
    await keepOperations(world.services, { [hashOf(text)]: text })
    expect(await ask({ documentId: `sha256:${hashOf(text)}` })).toMatchObject({
      status: 404,
      body: { code: 'PERSISTED_OPERATION_NOT_FOUND' },
    })
  })

  test.each([5, '', 'md5:1', `sha256:${'g'.repeat(64)}`, null, ['x']])('called %j is 400', async (documentId) => {
    expect(await ask({ documentId })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
  })

  test('with a text beside its hash is 400', async () => {
    expect(await ask({ documentId: `sha256:${hashOf(textOf('Here'))}`, query: textOf('Here') })).toMatchObject({
      status: 400,
    })
  })
})
