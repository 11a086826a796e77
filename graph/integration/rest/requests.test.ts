// Requests to the legacy paths that are wrong in a known way: each has the answer that the document says.
import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const json = { 'content-type': 'application/json' }
const notes = '/api/tasks/tasks_record_notes'

const world = await World.make()
const base = await world.serve()
const { root, admin } = await tree(world)
const bearer = await world.authorization(admin)

interface Answer {
  status: number
  body: { code?: string; detail?: string; fields?: { path: string; message: string }[] } & Record<string, unknown>
  headers: http.IncomingHttpHeaders
}

/** Sent as it is: fetch would put an address in order first. */
function send(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = { ...bearer, ...json },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const request = http.request({ hostname, port, method, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers,
          body: (text ? JSON.parse(text) : {}) as Answer['body'],
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

describe('a path', () => {
  test.each(['/api/org/countries', '/api/org/countries/', `/api/org/countries?x=1`, '/api/org/countries/?x=1'])(
    '%s answers',
    async (path) => {
      expect((await send('GET', path)).status).toBe(200)
    },
  )

  test.each([
    '/api//org/countries',
    '/api/org//countries',
    '/api/org/countries//',
    '//api/org/countries',
    '/api/org/groupings//',
    '/api/org/groupings/1/2',
    '/api',
    '/api/',
    '/api/nothing',
    '/api/org/Countries',
    '/api/org',
    '/api/org/countries/US',
  ])('%s is 404, as JSON', async (path) => {
    const { status, body, headers } = await send('GET', path)
    expect([status, body.code, headers['content-type']]).toEqual([404, 'NOT_FOUND', 'application/json; charset=utf-8'])
  })

  test.each([
    ['POST', '/api/org/countries', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/auth/login', 'POST, OPTIONS'],
    ['PATCH', '/api/org/locations', 'GET, POST, HEAD, OPTIONS'],
    ['GET', '/api/org/locations/1', 'PUT, DELETE, OPTIONS'],
    ['HEAD', '/api/auth/login', 'POST, OPTIONS'],
  ])('%s %s is 405 with what it takes', async (method, path, allow) => {
    const { status, headers } = await send(method, path)
    expect([status, headers.allow]).toEqual([405, allow])
  })

  test('tells its methods to OPTIONS, whoever asks', async () => {
    const { status, headers } = await send('OPTIONS', '/api/org/locations/', undefined, {})
    expect([status, headers.allow]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
    expect((await send('OPTIONS', '/api/nothing')).status).toBe(404)
  })

  test('answers HEAD as GET, without the body', async () => {
    const got = await send('GET', '/api/org/countries')
    const { status, headers, body } = await send('HEAD', '/api/org/countries')
    expect([status, body, headers['content-length']]).toEqual([200, {}, got.headers['content-length']])
    expect((await send('HEAD', '/api/org/countries', undefined, {})).status).toBe(401)
  })
})

describe('a body', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    '',
  ])('of the type %j is 415', async (type) => {
    const { status, body } = await send('POST', notes, '{}', { ...bearer, 'content-type': type })
    expect([status, body.code]).toEqual([415, 'MEDIA_TYPE'])
  })

  test.each(['[]', '[{"task_record_id":1}]', '"text"', '1', 'null', 'true'])('of %s is 422', async (text) => {
    const { status, body } = await send('POST', notes, text)
    expect([status, body.code, body.detail]).toEqual([422, 'VALIDATION', 'Send a JSON object.'])
  })

  test.each(['{', '{"a":1}x', '\u0000', "{'a':1}"])('of %j is 400', async (text) => {
    const { status, body } = await send('POST', notes, text)
    expect([status, body.code]).toEqual([400, 'JSON'])
  })

  test('that is not there needs no type, and lacks what is needed', async () => {
    const { status, body } = await send('POST', notes, undefined, bearer)
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'task_record_id'])
    const query = `saas_org_uuid=${root.id}&naics_6digit=484121`
    expect((await send('POST', `/api/org/deleteIndustryClassification?${query}`, undefined, bearer)).status).toBe(404)
  })

  test('may have fields that nobody knows', async () => {
    const { legacyId } = await world.action(root, admin)
    const { status, body } = await send(
      'POST',
      notes,
      JSON.stringify({ task_record_id: legacyId, note: 'Seen', author: 'Somebody else', more: [{ x: 1 }] }),
    )
    expect([status, body.note, body.author]).toEqual([200, 'Seen', admin.name])
  })
})

describe('a parameter', () => {
  test.each(['limit=1&limit=2', 'limit=1&limit=1', 'offset=0&limit=1&offset=0'])(
    'that is there twice is 422: %s',
    async (query) => {
      const { status, body } = await send('GET', `/api/views/users?${query}`)
      expect([status, body.fields]).toEqual([422, [{ path: query.split('=')[0], message: 'Send it once.' }]])
    },
  )

  test('that nobody knows is ignored, however often', async () => {
    expect((await send('GET', '/api/views/users?x=1&x=2')).status).toBe(200)
  })

  test.each(['limit=0', 'limit=2147483648', 'offset=-1', 'limit=NaN', 'offset=2147483648', 'limit=%00'])(
    'out of its range is 422: %s',
    async (query) => {
      const { status, body } = await send('GET', `/api/views/users?${query}`)
      expect([status, body.code]).toEqual([422, 'VALIDATION'])
    },
  )

  test('that is a cursor is 422: lists go by limit and offset here', async () => {
    const cursor = Buffer.from(`history ${root.id}|1`).toString('base64url')
    const { status, body } = await send('GET', `/api/views/users?offset=${cursor}`)
    expect([status, body.fields?.[0]]).toEqual([422, { path: 'offset', message: 'Send a whole number.' }])
  })
})
