// The people of a directory: taken in, changed, kept out, and found again.
import { describe, expect, test } from 'vitest'
import { directoryOf } from '../../testing/directories.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const clock = new TestClock()
const world = await World.make({
  clock,
  settings: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'opsgraph@fleet.test' },
})
const base = await world.serve()
const house = () => directoryOf(world, base)

describe('a person is taken in', () => {
  test('with an account, and belongs to the organization', async () => {
    const { scim, person, accountOf, root, domain, program } = await house()
    const given = person({ externalId: 'E-1', displayName: 'Pat Person' }, 'pat')
    const { status, type, location, body } = await scim('POST', '/Users', given)
    expect([status, type]).toEqual([201, 'application/scim+json; charset=utf-8'])
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: `pat@${domain}`,
      externalId: 'E-1',
      displayName: 'Pat Person',
      name: { formatted: 'Pat Person', givenName: 'Pat', familyName: 'Person pat' },
      active: true,
      emails: [{ value: `pat@${domain}`, type: 'work', primary: true }],
      meta: { resourceType: 'User', location },
    })
    expect(location).toBe(`${base}/scim/v2/Users/${body.id}`)
    const account = await accountOf(`pat@${domain}`)
    expect(account).toMatchObject({ name: 'Pat Person', status: 'ACTIVE', passwordHash: '', isServiceAccount: false })
    expect(account!.emailVerifiedAt).not.toBeNull()
    expect(account!.memberships).toMatchObject([{ organizationId: root.id, accessLevel: 'TRANSACTIONAL' }])
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, actorId: program.id } })
    expect(new Set(entries.map(({ noun }) => noun))).toEqual(
      new Set(['DirectoryPerson', 'Membership', 'SignIn', 'User']),
    )
    expect((await scim('GET', `/Users/${body.id}`)).body).toEqual(body)
  })

  test('to the account that has the address, where that is verified', async () => {
    const { scim, person, domain, root, accountOf } = await house()
    const { root: other, someone } = await tree(world, { people: { someone: 'TACTICAL' } })
    const email = `known@${domain}`
    await world.prisma.user.update({ where: { id: someone.id }, data: { email, emailVerifiedAt: clock.now() } })
    expect((await scim('POST', '/Users', person({ displayName: 'Another Name' }, 'known'))).status).toBe(201)
    const account = await accountOf(email)
    expect([account!.id, account!.name]).toEqual([someone.id, someone.name])
    expect(account!.memberships.map(({ organizationId }) => organizationId).toSorted()).toEqual(
      [root.id, other.id].toSorted(),
    )
  })

  test.each([
    ['that nobody has verified', { emailVerifiedAt: null }, /nobody has verified/],
    [
      'that an Admin has disabled',
      { emailVerifiedAt: clock.now(), status: 'DISABLED' as const },
      /disabled by an Admin/,
    ],
  ])('not to an account %s', async (_what, data, detail) => {
    const { scim, person, domain } = await house()
    const { someone } = await tree(world, { people: { someone: 'TACTICAL' } })
    await world.prisma.user.update({ where: { id: someone.id }, data: { email: `known@${domain}`, ...data } })
    const { status, body } = await scim('POST', '/Users', person({}, 'known'))
    expect([status, body.scimType, body.status]).toEqual([409, 'uniqueness', '409'])
    expect(body.detail).toMatch(detail)
    expect(await world.prisma.directoryPerson.count({ where: { userId: someone.id } })).toBe(0)
  })

  test('not with an address of a domain that is not the organization’s', async () => {
    const { scim, person } = await house()
    const { status, body } = await scim('POST', '/Users', person({ emails: [{ value: 'pat@elsewhere.test' }] }))
    expect([status, body.scimType]).toEqual([400, 'invalidValue'])
    expect(body.detail).toMatch(/elsewhere\.test is not a verified domain/)
  })

  test('once: the same name or address again is refused', async () => {
    const { scim, person, domain } = await house()
    expect((await scim('POST', '/Users', person({}, 'pat'))).status).toBe(201)
    const same = [
      person({ emails: [{ value: `other@${domain}` }] }, 'PAT'),
      person({ userName: `x@${domain}`, emails: [{ value: `pat@${domain}` }] }),
    ]
    for (const given of same)
      expect(await scim('POST', '/Users', given)).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
    const both = await Promise.all([1, 2].map(() => scim('POST', '/Users', person({}, 'twice'))))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })

  test('kept out where the directory says so', async () => {
    const { scim, person, accountOf, domain } = await house()
    const { body } = await scim('POST', '/Users', person({ active: false }, 'pat'))
    expect(body.active).toBe(false)
    expect(await accountOf(`pat@${domain}`)).toMatchObject({ status: 'DISABLED', memberships: [] })
  })

  test.each([
    ['without a userName', { userName: undefined }, /userName/],
    ['with an empty name', { displayName: '', name: { formatted: 'x'.repeat(200) } }, /displayName/],
    ['with no address', { userName: 'pat', emails: [] }, /email/],
    ['with an address that is none', { emails: [{ value: 'pat at home' }] }, /emails/],
    ['with text for active', { active: 'perhaps' }, /active/],
  ])('not %s', async (_what, more, detail) => {
    const { scim, person } = await house()
    const { status, body } = await scim('POST', '/Users', person(more))
    expect([status, body.schemas]).toEqual([400, ['urn:ietf:params:scim:api:messages:2.0:Error']])
    expect(body.detail).toMatch(detail)
  })
})

describe('a person changes', () => {
  const made = async () => {
    const all = await house()
    const { body } = await all.scim('POST', '/Users', all.person({ externalId: 'E-1' }, 'pat'))
    return { ...all, id: body.id as string, email: `pat@${all.domain}` }
  }

  test('whole', async () => {
    const { scim, person, id, accountOf, domain } = await made()
    const given = person({ displayName: 'Patricia Person', active: true }, 'patricia')
    const { status, body } = await scim('PUT', `/Users/${id}`, given)
    expect([status, body.id, body.displayName, body.externalId]).toEqual([200, id, 'Patricia Person', undefined])
    expect(await accountOf(`patricia@${domain}`)).toMatchObject({ name: 'Patricia Person' })
  })

  test.each([
    ['by a path', { op: 'replace', path: 'displayName', value: 'New Name' }, { displayName: 'New Name' }],
    ['by an object', { op: 'Replace', value: { displayName: 'New Name' } }, { displayName: 'New Name' }],
    ['by a part', { op: 'add', path: 'name.givenName', value: 'New' }, { name: { givenName: 'New' } }],
    ['by the full name', { op: 'replace', path: 'name.formatted', value: 'New Name' }, { displayName: 'New Name' }],
    [
      'by a schema and a path',
      { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:displayName', value: 'N' },
      { displayName: 'N' },
    ],
    ['of what is not kept', { op: 'add', path: 'title', value: 'Driver' }, { externalId: 'E-1' }],
    [
      'of what an extension has',
      { op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'Yard' },
      { externalId: 'E-1' },
    ],
  ])('in part, %s', async (_what, operation, shown) => {
    const { patch, id } = await made()
    expect(await patch(`/Users/${id}`, operation)).toMatchObject({ status: 200, body: shown })
  })

  test('its address, by the filter of its type', async () => {
    const { patch, id, domain, accountOf, email } = await made()
    const moved = { op: 'replace', path: 'emails[type eq "work"].value', value: `moved@${domain}` }
    expect((await patch(`/Users/${id}`, moved)).status).toBe(200)
    expect([await accountOf(email), (await accountOf(`moved@${domain}`))?.status]).toEqual([null, 'ACTIVE'])
  })

  test('no address that the person has chosen since', async () => {
    const { patch, id, domain, email } = await made()
    const { id: userId } = await world.prisma.user.update({ where: { email }, data: { email: `own-${id}@home.test` } })
    await patch(`/Users/${id}`, { op: 'replace', path: 'emails[type eq "work"].value', value: `moved@${domain}` })
    expect(await world.prisma.user.findUnique({ where: { id: userId } })).toMatchObject({
      email: `own-${id}@home.test`,
    })
  })

  test.each([
    ['an attribute that there is not', { op: 'replace', path: 'nope', value: 1 }, 'invalidPath'],
    ['a filter that nothing fits', { op: 'replace', path: 'emails[type eq "home"].value', value: 'x' }, 'noTarget'],
    ['its id', { op: 'replace', path: 'id', value: '5' }, 'mutability'],
    ['another verb', { op: 'move', path: 'displayName', value: 'x' }, 'invalidSyntax'],
  ])('not %s', async (_what, operation, scimType) => {
    const { patch, id } = await made()
    expect(await patch(`/Users/${id}`, operation)).toMatchObject({ status: 400, body: { scimType } })
  })

  test.each([[false], ['False'], ['false']])('to be kept out by %o, at once, and let in again', async (value) => {
    const { patch, id, email, accountOf } = await made()
    const { id: userId } = (await accountOf(email))!
    const session = await world.prisma.session.create({ data: { userId, expiresAt: new Date('2100-01-01') } })
    expect((await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value })).body.active).toBe(false)
    expect(await accountOf(email)).toMatchObject({ status: 'DISABLED' })
    expect(await world.prisma.session.findUnique({ where: { id: session.id } })).toMatchObject({ endedAt: clock.now() })
    expect((await patch(`/Users/${id}`, { op: 'replace', value: { active: 'True' } })).body.active).toBe(true)
    const account = await accountOf(email)
    expect([account!.status, account!.memberships.length]).toEqual(['ACTIVE', 1])
  })

  test('so that who belongs to another organization, too, keeps that and their account', async () => {
    const { patch, id, email, accountOf } = await made()
    const { root: other } = await tree(world)
    const account = (await accountOf(email))!
    await world.join(account, other, 'TACTICAL')
    await patch(`/Users/${id}`, { op: 'replace', value: { active: false, displayName: 'Renamed' } })
    expect(await accountOf(email)).toMatchObject({
      status: 'ACTIVE',
      name: account.name,
      memberships: [{ organizationId: other.id }],
    })
    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })
    expect((await accountOf(email))!.memberships).toHaveLength(2)
  })

  test('and whom an Admin has disabled stays so', async () => {
    const { patch, id, email, accountOf } = await made()
    await world.prisma.user.update({ where: { email }, data: { status: 'DISABLED' } })
    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })
    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })
    expect(await accountOf(email)).toMatchObject({ status: 'DISABLED' })
  })
})
