// Connections to the database that are dead and do not say so.
import { describe, expect, test } from 'vitest'
import type { GraphQLError } from 'graphql'
import { databaseAnswer } from '../kernel/databaseErrors.ts'
import { openDb } from '../kernel/db.ts'
import { atEnd } from './atEnd.ts'
import { startSilentProxy, type SilentProxy } from './silentProxy.ts'
import { tree } from './tree.ts'
import { World } from './world.ts'

let proxy: SilentProxy

const world = await World.make({
  async through(direct) {
    proxy = await startSilentProxy(direct)
    return proxy.connection
  },
})
const base = await world.serve()
const { root, admin } = await tree(world)
const headers = {
  ...(await world.authorization(admin)),
  'content-type': 'application/json',
  accept: 'text/event-stream',
}

const ready = async () => (await fetch(`${base}/health/ready`)).status
const subscribe = () =>
  fetch(`${base}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: 'subscription { boardChanged { actionId } }' }),
  })

/** All that a stream says until it ends; what cuts it is no news. */
async function toEnd(response: Response): Promise<string> {
  let read = ''
  try {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) read += part
  } catch {
    // It was cut.
  }
  return read
}

/** Whether something ends within the time of a test, which what is dead does not. */
const ends = (work: Promise<unknown>) =>
  Promise.race([
    work,
    new Promise((_resolve, reject) => setTimeout(() => reject(new Error('It never ended.')), 40_000).unref()),
  ])

describe('a database that falls silent', { timeout: 120_000 }, () => {
  test('is given up: ready says no, streams are cut and had again, statements fail as 503 and go on', async () => {
    expect(await ready()).toBe(200)
    const { db, prisma } = { db: world.services.db, prisma: world.prisma }
    await Promise.all([db.run('select 1', []), db.runOnce('select 1', []), prisma.user.count()])
    const stream = toEnd(await subscribe())
    proxy.silence()
    const failing = [
      db.run('select 1', []),
      db.runOnce('select 1', []),
      prisma.user.count(),
      db.withClient((client) => client.query('select 1')),
    ].map((work) =>
      ends(work).then(
        () => undefined,
        (error: unknown) => databaseAnswer(error) as GraphQLError | undefined,
      ),
    )

    expect(await ends(stream)).not.toContain('complete')
    expect(await ready()).toBe(503)
    const refused = await subscribe()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await Promise.all(failing)).map((answer) => answer?.extensions.code)).toEqual(
      failing.map(() => 'UNAVAILABLE'),
    )

    proxy.speak()
    await expect.poll(ready, { timeout: 40_000, interval: 500 }).toBe(200)
    const again = await subscribe()
    expect(again.status).toBe(200)
    const record = await world.action(root, admin)
    const reader = again.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('data:')) text += (await reader.read()).value
    expect(text).toContain(record.globalId)
    await reader.cancel()
  })
})

test('what a living server takes long for is waited for, where it may', async () => {
  const { connection } = (await World.make()).services.db
  const db = openDb(connection, { statementSeconds: 1 })
  atEnd(() => db.close())
  const longer = db.prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`select set_config('statement_timeout', '20000', true)`
      return tx.$queryRaw`select 'done' as word, pg_sleep(7)::text`
    },
    { timeout: 20_000 },
  )
  expect(await longer).toMatchObject([{ word: 'done' }])
})

test('more events than can be told one by one end the stream, whose client reads anew', async () => {
  const direct = await World.make()
  const own = await direct.organization()
  const listener = await direct.listen(
    await direct.user(own, 'ADMIN'),
    'subscription { appointmentChanged { appointmentId } }',
  )
  await direct.services.db.runOnce(
    `select tell('appointment', jsonb_build_object('id', gen_random_uuid())) from generate_series(1, 5000)`,
    [],
  )
  await expect.poll(() => listener.how).toBe('lost')
})
