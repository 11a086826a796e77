// The door of a directory: who comes in, what it says that it can do, how lists are asked for.
import { describe, expect, test } from 'vitest'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import { directoryOf } from '../../testing/directories.ts'
import { programOf } from '../../testing/serviceAccounts.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { World } from '../../testing/world.ts'

const clock = new TestClock()
const world = await World.make({ clock })
const base = await world.serve()
const house = () => directoryOf(world, base)

describe('who comes in', () => {
  test.each([
    ['nobody', {}],
    ['an unknown token', { authorization: `Bearer ogp_${'x'.repeat(43)}` }],
    ['another scheme', { authorization: 'Basic eDp5' }],
  ])('not %s', async (_who, headers) => {
    const { scim } = await house()
    const { status, type, body } = await scim('GET', '/Users', undefined, headers)
    expect([status, type, body.status]).toEqual([401, 'application/scim+json; charset=utf-8', '401'])
  })

  test('not a person, whatever the scope, and not a program without the scope', async () => {
    const { scim, root, admin } = await house()
    const own = await accessTokenOf(world, admin, { scopes: ['WRITE', 'DIRECTORY'] })
    const other = await programOf(world, root, { scopes: ['WRITE'] })
    for (const { headers } of [own, other])
      expect(await scim('GET', '/Users', undefined, headers)).toMatchObject({ status: 403, body: { status: '403' } })
  })

  test('not one that has ended', async () => {
    const { scim, program } = await house()
    expect((await scim('GET', '/Users')).status).toBe(200)
    await world.prisma.accessToken.updateMany({ where: { userId: program.id }, data: { revokedAt: clock.now() } })
    await expect.poll(async () => (await scim('GET', '/Users')).status).toBe(401)
  })

  test('whose token reads and changes nothing else', async () => {
    const { program } = await house()
    const response = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...program.headers },
      body: JSON.stringify({ query: '{ organizations { nodes { id } } }' }),
    })
    expect(await response.text()).toMatch(/FORBIDDEN/)
  })

  test('and sees and changes nothing of another organization', async () => {
    const own = await house()
    const other = await house()
    const { body: pat } = await other.scim('POST', '/Users', other.person({}, 'pat'))
    const { body: yard } = await other.scim('POST', '/Groups', other.group('Yard', [pat.id]))
    for (const [path, body] of [
      [`/Users/${pat.id}`, own.person()],
      [`/Groups/${yard.id}`, own.group('Yard')],
    ] as const) {
      expect((await own.scim('GET', path)).status).toBe(404)
      expect((await own.scim('PUT', path, body)).status).toBe(404)
      expect((await own.patch(path, { op: 'replace', path: 'displayName', value: 'x' })).status).toBe(404)
      expect((await own.scim('DELETE', path)).status).toBe(404)
    }
    for (const path of ['/Users', '/Groups']) expect((await own.scim('GET', path)).body.totalResults).toBe(0)
    expect((await own.scim('POST', '/Users', other.person({}, 'spy'))).status).toBe(400)
    expect((await other.scim('GET', `/Users/${pat.id}`)).body).toMatchObject({
      active: true,
      groups: [{ value: yard.id }],
    })
  })

  test('not to change what closes', async () => {
    const { scim, person, root, admin } = await house()
    await world.prisma.closing.create({ data: { rootId: root.id, closedById: admin.id } })
    expect(await scim('POST', '/Users', person())).toMatchObject({ status: 409 })
  })
})

describe('what it can do', () => {
  test('stands at the addresses of discovery', async () => {
    const { scim } = await house()
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      changePassword: { supported: false },
      sort: { supported: false },
      etag: { supported: false },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    })
    const types = (await scim('GET', '/ResourceTypes')).body
    expect(types.Resources.map((one: { endpoint: string }) => one.endpoint)).toEqual(['/Users', '/Groups'])
    const schemas = (await scim('GET', '/Schemas')).body.Resources
    const user = schemas.find((one: { name: string }) => one.name === 'User')
    expect(user.attributes.map((one: { name: string }) => one.name).toSorted()).toEqual([
      'active',
      'displayName',
      'emails',
      'groups',
      'name',
      'userName',
    ])
    for (const { id } of [...types.Resources, ...schemas] as { id: string }[]) {
      const at = id.startsWith('urn:') ? 'Schemas' : 'ResourceTypes'
      expect((await scim('GET', `/${at}/${id}`)).body.id).toBe(id)
    }
  })

  test.each([
    ['GET', '/Nothing', 404],
    ['GET', '/Users/x/y', 404],
    ['GET', '/Users/x', 404],
    ['GET', '/Me', 501],
    ['POST', '/Bulk', 501],
    ['DELETE', '/Users', 405],
    ['POST', '/ServiceProviderConfig', 405],
    ['POST', '/Schemas/nope', 404],
  ])('%s %s is %i, told as SCIM does', async (method, path, status) => {
    const { scim } = await house()
    const { body, ...answer } = await scim(method, path, method === 'POST' ? {} : undefined)
    expect(answer.status).toBe(status)
    expect(body).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status) })
  })

  test.each([
    ['what is no JSON', '{', {}, 400],
    ['a list', '[]', {}, 400],
    ['another type', '<a/>', { 'content-type': 'text/xml' }, 415],
    ['more than 8 MB', JSON.stringify({ userName: 'x'.repeat(8_100_000) }), {}, 413],
  ])('a body may not be %s', async (_what, text, headers, status) => {
    const { scim, program } = await house()
    expect((await scim('POST', '/Users', text, { ...program.headers, ...headers })).status).toBe(status)
  })
})
