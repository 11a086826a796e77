// Bodies that come packed, at every door that takes JSON: one rule.
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { World } from '../../testing/world.ts'

let world: World
let base: string
let bearer: { authorization: string }

beforeAll(async () => {
  world = await World.make()
  base = await world.serve()
  bearer = await world.authorization(await world.user(await world.organization(), 'ADMIN'))
})

const doors: [string, string, string][] = [
  ['/graphql', 'application/json', '{"query": "{ viewer { user { name } } }"}'],
  [
    '/api/procedures/get_tasks_active_schedule_by_user',
    'application/json',
    '{"SAAS_PFUser_UUID": "00000000-0000-4000-8000-000000000000"}',
  ],
  ['/ingest', 'application/x-ndjson', '{}'],
]

describe.each(doors)('at %s', (path, type, body) => {
  async function send(bytes: string | Buffer, encoding?: string) {
    const headers = { ...bearer, 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }
    const response = await fetch(base + path, { method: 'POST', headers, body: new Uint8Array(Buffer.from(bytes)) })
    const { code, message } = (await response.json()) as { code?: string; message?: string }
    return { status: response.status, accepts: response.headers.get('accept-encoding'), code, message }
  }

  test('a body of gzip is read as the same body that is not packed', async () => {
    const plain = await send(body)
    expect(plain.status).toBe(path === '/ingest' ? 422 : 200)
    for (const encoding of ['gzip', 'x-gzip', 'GZIP']) expect(await send(gzipSync(body), encoding)).toEqual(plain)
    expect(await send(body, 'identity')).toEqual(plain)
  })

  test.each(['br', 'deflate', 'zstd', 'gzip, gzip'])('of %s it is 415, and says what is taken', async (encoding) => {
    const message = 'Send the body with content-encoding: gzip, or not packed.'
    expect(await send(gzipSync(body), encoding)).toEqual({ status: 415, accepts: 'gzip', code: 'MEDIA_TYPE', message })
  })

  test('what is no gzip, or cut off, is 400', async () => {
    for (const bytes of [body, gzipSync(body).subarray(0, -9)])
      expect(await send(bytes, 'gzip')).toMatchObject({ status: 400, code: 'GZIP' })
  })

  test('what is larger unpacked than the door takes is 413', async () =>
    expect(await send(gzipSync(Buffer.alloc(41_000_000, ' ')), 'gzip')).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
    }))
})
