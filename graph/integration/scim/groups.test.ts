// The groups of a directory, and where people belong by them.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { directoryOf } from '../../testing/directories.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { World } from '../../testing/world.ts'

const clock = new TestClock()
const world = await World.make({ clock })
const base = await world.serve()

/** An organization with rules for the groups of its provider, and two people of its directory. */
async function house(groups: Record<string, 'STRATEGIC' | 'TACTICAL'> = { Yard: 'TACTICAL', Office: 'STRATEGIC' }) {
  const directory = await directoryOf(world, base)
  const { root, scim, person, accountOf, domain } = directory
  const rules = Object.entries(groups).map(([group, accessLevel]) => ({
    group,
    organizationId: root.id,
    departmentId: null,
    groupId: null,
    accessLevel,
  }))
  await world.prisma.identityProvider.create({
    data: {
      rootId: root.id,
      issuer: 'https://login.fleet.test',
      clientId: 'ops',
      clientSecret: new Uint8Array([1]),
      sealed: false,
      rules,
    },
  })
  const [ada, bo] = (await Promise.all(['ada', 'bo'].map((name) => scim('POST', '/Users', person({}, name))))).map(
    ({ body }) => body.id as string,
  ) as [string, string]
  const levelsOf = async (name: string) =>
    (await accountOf(`${name}@${domain}`))!.memberships.map(({ accessLevel }) => accessLevel)
  return { ...directory, ada, bo, levelsOf }
}
type House = Awaited<ReturnType<typeof house>>

const addGroup = async ({ scim, group }: House, name: string, members: string[] = []) =>
  (await scim('POST', '/Groups', group(name, members))).body.id as string
const membersOf = async ({ scim }: House, id: string) =>
  ((await scim('GET', `/Groups/${id}`)).body.members ?? []).map(({ value }: { value: string }) => value)

describe('a group', () => {
  test('is made with its members, who say that they are in it', async () => {
    const all = await house()
    const { scim, group, ada, bo } = all
    const { status, location, body } = await scim('POST', '/Groups', { ...group('Yard', [ada]), externalId: 'G-1' })
    expect([status, location]).toEqual([201, `${base}/scim/v2/Groups/${body.id}`])
    expect(body).toMatchObject({
      displayName: 'Yard',
      externalId: 'G-1',
      members: [{ value: ada, $ref: `${base}/scim/v2/Users/${ada}`, type: 'User' }],
      meta: { resourceType: 'Group' },
    })
    expect((await scim('GET', `/Users/${ada}`)).body.groups).toEqual([
      { value: body.id, $ref: location, display: 'Yard', type: 'direct' },
    ])
    expect((await scim('GET', `/Users/${bo}`)).body.groups).toBeUndefined()
  })

  test('has a name that no other has', async () => {
    const all = await house()
    await addGroup(all, 'Yard')
    const second = await addGroup(all, 'Office')
    const refused = { status: 409, body: { scimType: 'uniqueness' } }
    expect(await all.scim('POST', '/Groups', all.group('Yard'))).toMatchObject(refused)
    expect(await all.scim('PUT', `/Groups/${second}`, all.group('Yard'))).toMatchObject(refused)
    expect(await all.scim('POST', '/Groups', { displayName: '' })).toMatchObject({ status: 400 })
  })

  test('takes no member whom the directory does not have', async () => {
    const all = await house()
    const other = await house()
    for (const id of [other.ada, 'nobody']) {
      const refused = await all.scim('POST', '/Groups', all.group('Yard', [all.ada, id]))
      expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    }
    expect((await all.scim('GET', '/Groups')).body.totalResults).toBe(0)
  })

  test.each([
    ['add', (_a: string, bo: string) => [{ op: 'add', path: 'members', value: [{ value: bo }] }], 2],
    ['add who is there already', (ada: string) => [{ op: 'Add', path: 'members', value: [{ value: ada }] }], 1],
    ['add by an object', (_a: string, bo: string) => [{ op: 'add', value: { members: [{ value: bo }] } }], 2],
    ['remove by a filter', (ada: string) => [{ op: 'remove', path: `members[value eq "${ada}"]` }], 0],
    ['remove by values', (ada: string) => [{ op: 'Remove', path: 'members', value: [{ value: ada }] }], 0],
    [
      'remove who is not there',
      (_a: string, bo: string) => [{ op: 'remove', path: 'members', value: [{ value: bo }] }],
      1,
    ],
    ['remove all', () => [{ op: 'remove', path: 'members' }], 0],
    ['replace', (_a: string, bo: string) => [{ op: 'replace', path: 'members', value: [{ value: bo }] }], 1],
  ])('is changed: %s', async (_what, operations, count) => {
    const all = await house()
    const id = await addGroup(all, 'Drivers', [all.ada])
    expect((await all.patch(`/Groups/${id}`, ...operations(all.ada, all.bo))).status).toBe(200)
    expect(await membersOf(all, id)).toHaveLength(count)
  })

  test('is changed whole or not at all', async () => {
    const all = await house()
    const id = await addGroup(all, 'Drivers', [all.ada])
    const refused = await all.patch(
      `/Groups/${id}`,
      { op: 'replace', path: 'displayName', value: 'Pilots' },
      { op: 'add', path: 'members', value: [{ value: '0b4f6c9e-0000-7000-8000-000000000000' }] },
    )
    expect(refused.status).toBe(400)
    expect((await all.scim('GET', `/Groups/${id}`)).body.displayName).toBe('Drivers')
  })

  test.each([
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'remove', path: 'displayName' }, 'mutability'],
    [{ op: 'replace', path: 'members', value: [{ value: 'x' }] }, 'invalidValue'],
    [{ op: 'replace', path: 'owner', value: 'x' }, 'invalidPath'],
    [{ op: 'swap', path: 'members' }, 'invalidSyntax'],
    [{ op: 'add', value: 'x' }, 'invalidValue'],
  ])('is not changed by %j', async (operation, scimType) => {
    const all = await house()
    const id = await addGroup(all, 'Drivers')
    expect(await all.patch(`/Groups/${id}`, operation)).toMatchObject({ status: 400, body: { scimType } })
  })
})

describe('a rule for a group', () => {
  test('places its members, and takes them out of the place again', async () => {
    const all = await house()
    const { ada, bo, levelsOf } = all
    expect(await levelsOf('ada')).toEqual(['TRANSACTIONAL'])
    const id = await addGroup(all, 'Yard', [ada])
    expect([await levelsOf('ada'), await levelsOf('bo')]).toEqual([['TACTICAL'], ['TRANSACTIONAL']])
    await all.scim('PUT', `/Groups/${id}`, all.group('Yard', [bo]))
    expect([await levelsOf('ada'), await levelsOf('bo')]).toEqual([['TRANSACTIONAL'], ['TACTICAL']])
    await all.scim('DELETE', `/Groups/${id}`)
    expect([await levelsOf('ada'), await levelsOf('bo')]).toEqual([['TRANSACTIONAL'], ['TRANSACTIONAL']])
  })

  test('counts before those below it', async () => {
    const all = await house()
    await addGroup(all, 'Office', [all.ada])
    expect(await all.levelsOf('ada')).toEqual(['STRATEGIC'])
    await addGroup(all, 'Yard', [all.ada])
    expect(await all.levelsOf('ada')).toEqual(['TACTICAL'])
  })

  test('may name what the directory calls the group', async () => {
    const all = await house({ 'G-1': 'TACTICAL' })
    await all.scim('POST', '/Groups', { ...all.group('Whatever', [all.ada]), externalId: 'G-1' })
    expect(await all.levelsOf('ada')).toEqual(['TACTICAL'])
  })

  test('follows a group that is renamed, also where that happens in the middle of a change', async () => {
    const all = await house()
    const id = await addGroup(all, 'Yard', [all.ada])
    await all.patch(
      `/Groups/${id}`,
      { op: 'replace', path: 'displayName', value: 'Depot' },
      { op: 'add', path: 'members', value: [{ value: all.bo }] },
    )
    expect([await all.levelsOf('ada'), await all.levelsOf('bo')]).toEqual([['TACTICAL'], ['TACTICAL']])
    const { rules, version } = await world.prisma.identityProvider.findUniqueOrThrow({ where: { rootId: all.root.id } })
    expect(rules).toMatchObject([{ group: 'Depot' }, { group: 'Office' }])
    expect(version).toBe(2)
  })

  test('leaves what an Admin has given by hand', async () => {
    const all = await house()
    const { ada, domain, accountOf, root } = all
    const { id: userId } = (await accountOf(`ada@${domain}`))!
    await world.prisma.membership.updateMany({ where: { userId }, data: { accessLevel: 'ADMIN' } })
    const id = await addGroup(all, 'Yard', [ada])
    await all.scim('DELETE', `/Groups/${id}`)
    expect((await accountOf(`ada@${domain}`))!.memberships).toMatchObject([
      { organizationId: root.id, accessLevel: 'ADMIN' },
    ])
  })

  test('reaches who is let in again', async () => {
    const all = await house()
    await all.patch(`/Users/${all.ada}`, { op: 'replace', path: 'active', value: false })
    await addGroup(all, 'Yard', [all.ada])
    await all.patch(`/Users/${all.ada}`, { op: 'replace', path: 'active', value: true })
    expect(await all.levelsOf('ada')).toEqual(['TACTICAL'])
  })
})

test('a group of a thousand costs as many statements as one of ten', async () => {
  const all = await house()
  const people = async (count: number) => {
    const name = randomUUID()
    return world.prisma.$queryRaw<{ id: string }[]>`
      with made as (
        insert into app_user (email, name, password_hash)
        select ${name} || n || '@' || ${all.domain}, 'N', '' from generate_series(1, ${count}::int) n returning id, email)
      insert into directory_person (root_id, user_id, user_name, email, display_name, is_active, created_at)
      select ${all.root.id}::uuid, id, email, email, 'N', true, now() from made returning id::text as id`
  }
  const yard = await addGroup(all, 'Yard')
  const add = async (count: number) => {
    const value = (await people(count)).map(({ id }) => ({ value: id }))
    const path = `/Groups/${yard}?excludedAttributes=members`
    const operation = { op: 'add', path: 'members', value }
    const statements = await statementsOf(async () => expect((await all.patch(path, operation)).status).toBe(200))
    // Not what is asked of the program itself, now and then.
    return statements.filter((text) => /"membership"|directory_/.test(text)).length
  }
  await add(1)
  const few = await add(10)
  expect(await add(1_000)).toBe(few)
  expect(await world.prisma.membership.count({ where: { organizationId: all.root.id, accessLevel: 'TACTICAL' } })).toBe(
    1_011,
  )
})
