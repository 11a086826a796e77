import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { AccessLevel } from '../../kernel/policy.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Organization, Person, Spot } from '../../testing/rows.ts'
import { type Asker, type MutationResult, World } from '../../testing/world.ts'
import { day } from '../../kernel/time/milliseconds.ts'

let world: World
const from = (days: number) => new Date(world.clock.now().getTime() + days * day).toISOString()

beforeAll(async () => {
  world = await World.make()
})

interface Outcome {
  userId: string
  state: string | null
  membership: {
    id: string
    accessLevel: AccessLevel
    startsAt: string
    endsAt: string | null
    jobRole: { name: string }
  } | null
  error: { code: string; message: string } | null
}

type Assigned = MutationResult & { outcomes: Outcome[] }
type Updated = MutationResult & {
  membership: { id: string; accessLevel: AccessLevel; endsAt: string | null; version: number } | null
  deletedId?: string | null
}

const membershipFields = 'id accessLevel startsAt endsAt version jobRole { name }'

const assign = (as: Person, people: Person[], at: Organization, more: object = {}) =>
  world.mutate<Assigned>(
    as,
    'assignMemberships',
    { userIds: people.map(({ globalId: id }) => id), organizationId: at.globalId, ...more },
    `outcomes { userId state membership { ${membershipFields} } error { code message } }`,
  )

const update = (as: Asker, membership: { id: string }, more: object) =>
  world.mutate<Updated>(
    as,
    'updateMembership',
    { id: globalId('Membership', membership.id), ...more },
    `membership { ${membershipFields} }`,
  )

const end = (as: Asker, membership: { id: string }, more: object = {}) =>
  world.mutate<Updated>(
    as,
    'endMembership',
    { id: globalId('Membership', membership.id), ...more },
    `deletedId membership { ${membershipFields} }`,
  )

const own = async (person: Person) =>
  world.prisma.membership.findMany({ where: { userId: person.id }, orderBy: { legacyId: 'asc' } })
const ids = ({ departmentId, groupId }: Spot) => ({
  departmentId: globalId('Department', departmentId),
  groupId: globalId('Group', groupId),
})

const grove = () =>
  tree(world, { below: { division: {} }, groups: { spot: {}, other: {} }, people: { admin: 'ADMIN', person: {} } })

describe('assigning', () => {
  test('gives each a membership, Manager and Transactional by itself', async () => {
    const { root, spot, admin, person } = await grove()
    const second = await world.user(root)
    const { outcomes } = await assign(admin, [person, second], root, ids(spot))
    expect(outcomes.map(({ state, membership }) => [state, membership?.accessLevel, membership?.jobRole.name])).toEqual(
      [
        ['CREATED', 'TRANSACTIONAL', 'Manager'],
        ['CREATED', 'TRANSACTIONAL', 'Manager'],
      ],
    )
    expect((await own(second)).at(-1)).toMatchObject({ ...spot, organizationId: root.id, version: 1 })
    expect(
      await world.prisma.organizationDepartment.count({
        where: { organizationId: root.id, departmentId: spot.departmentId },
      }),
    ).toBe(1)
  })

  test('again is harmless, never twice and never lower', async () => {
    const { division, spot, admin, person } = await grove()
    const first = await assign(admin, [person], division, { ...ids(spot), accessLevel: 'SUPERVISION' })
    const again = await assign(admin, [person], division, { ...ids(spot), accessLevel: 'TRANSACTIONAL' })
    expect(again.outcomes[0]).toMatchObject({
      state: 'UNCHANGED',
      membership: { id: first.outcomes[0]!.membership!.id, accessLevel: 'SUPERVISION' },
    })
    const more = await assign(admin, [person], division, { ...ids(spot), accessLevel: 'TACTICAL' })
    expect(more.outcomes[0]).toMatchObject({ state: 'CHANGED', membership: { accessLevel: 'TACTICAL' } })
    expect(await own(person)).toHaveLength(2)
  })

  test('twice at once gives one', async () => {
    const { division, spot, admin, person } = await grove()
    const answers = await Promise.all([1, 2, 3].map(() => assign(admin, [person], division, ids(spot))))
    expect(
      answers
        .flatMap(({ outcomes }) => outcomes.map(({ state }) => state))
        .map(String)
        .sort((one, other) => one.localeCompare(other)),
    ).toEqual(['CREATED', 'UNCHANGED', 'UNCHANGED'])
    expect(await own(person)).toHaveLength(2)
  })

  test('longer extends, later and higher is another', async () => {
    const { division, spot, admin, person } = await grove()
    await assign(admin, [person], division, { ...ids(spot), endsAt: from(10) })
    const longer = await assign(admin, [person], division, { ...ids(spot), startsAt: from(5), endsAt: from(20) })
    expect(longer.outcomes[0]).toMatchObject({ state: 'CHANGED', membership: { endsAt: from(20) } })
    const later = await assign(admin, [person], division, { ...ids(spot), startsAt: from(5), accessLevel: 'TACTICAL' })
    expect(later.outcomes[0]).toMatchObject({
      state: 'CREATED',
      membership: { startsAt: from(5), accessLevel: 'TACTICAL' },
    })
    expect(await own(person)).toHaveLength(3)
  })

  test('one fails, the others do not', async () => {
    const { root, admin, person } = await grove()
    const stranger = await world.user(await world.organization())
    const { outcomes } = await assign(admin, [stranger, person], await world.organization({ parent: root }))
    expect(outcomes.map(({ state, error }) => error?.code ?? state)).toEqual(['NOT_FOUND', 'CREATED'])
    expect(outcomes[0]!.error!.message).toBe('The user was not found.')
    expect(await own(stranger)).toHaveLength(1)
  })

  test.each([
    ['endsAt', async () => ({ startsAt: from(2), endsAt: from(1) })],
    ['endsAt', async () => ({ startsAt: from(-2), endsAt: from(-1) })],
    [
      'groupId',
      async ({ spot, other }: Awaited<ReturnType<typeof grove>>) => ({ ...ids(spot), groupId: ids(other).groupId }),
    ],
    [
      'departmentId',
      async ({ spot }: Awaited<ReturnType<typeof grove>>) => {
        await world.prisma.department.update({ where: { id: spot.departmentId }, data: { status: 'INACTIVE' } })
        return ids(spot)
      },
    ],
  ])('names a wrong %s', async (path, input) => {
    const here = await grove()
    const result = await assign(here.admin, [here.person], here.root, await input(here))
    expect(result.fields?.map((field) => field.path)).toEqual([path])
    expect(await own(here.person)).toHaveLength(1)
  })

  test('costs the same for many as for few', async () => {
    const { root, division, spot, admin } = await grove()
    const people = await Promise.all(Array.from({ length: 12 }, () => world.user(root)))
    const few = await statementsOf(() => assign(admin, people.slice(0, 2), division, ids(spot)))
    const many = await statementsOf(() => assign(admin, people.slice(2), division, ids(spot)))
    expect(many).toHaveLength(few.length)
  })
})

describe('who may assign', () => {
  test.each([
    ['ADMIN', 'CREATED'],
    ['STRATEGIC', 'FORBIDDEN'],
    ['TACTICAL', 'CREATED'],
    ['SUPERVISION', 'FORBIDDEN'],
    ['TRANSACTIONAL', 'FORBIDDEN'],
  ] as const)('%s in their department: %s', async (level, answer) => {
    const { root, spot, person } = await grove()
    const viewer = await world.user(root, level, spot)
    const result = await assign(viewer, [person], root, ids(spot))
    expect(result.code ?? result.outcomes[0]!.state).toBe(answer)
    if (answer === 'FORBIDDEN')
      expect(result.message).toBe('To assign people to departments, groups and roles here takes Admin or Tactical Mgt.')
  })

  test('Tactical Mgt not beyond their departments, nor above their level', async () => {
    const { root, spot, other, person } = await grove()
    const tactical = await world.user(root, 'TACTICAL', { departmentId: spot.departmentId })
    expect((await assign(tactical, [person], root, ids(other))).message).toBe(
      'You may assign people within your own departments and groups only.',
    )
    expect((await assign(tactical, [person], root)).code).toBe('FORBIDDEN')
    expect((await assign(tactical, [person], root, { ...ids(spot), accessLevel: 'STRATEGIC' })).message).toBe(
      'You can’t give or remove an access level above your own, which is Tactical Mgt here.',
    )
    expect((await assign(tactical, [person], root, { ...ids(spot), accessLevel: 'TACTICAL' })).outcomes[0]!.state).toBe(
      'CREATED',
    )
  })

  test('an Admin of a part not above it, nor elsewhere', async () => {
    const { root, division } = await grove()
    const other = await world.organization({ parent: root })
    const admin = await world.user(division, 'ADMIN')
    const person = await world.user(division)
    expect((await assign(admin, [person], root)).code).toBe('NOT_FOUND')
    expect((await assign(admin, [person], other)).code).toBe('NOT_FOUND')
    expect(
      (await assign(admin, [person], division, { accessLevel: 'ADMIN' })).outcomes[0]!.membership?.accessLevel,
    ).toBe('ADMIN')
  })

  test('nobody gives themselves more, or for longer', async () => {
    const { root, division, admin } = await grove()
    const leaving = await world.user(root, 'ADMIN')
    const [mine] = await own(leaving)
    await update(admin, mine!, { endsAt: from(30) })
    const asked = await assign(leaving, [leaving], root, { accessLevel: 'ADMIN' })
    expect(asked.outcomes[0]!.error).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You can’t give yourself more than you have, or for longer.',
    })
    expect((await update(leaving, mine!, { endsAt: null })).code).toBe('FORBIDDEN')
    expect(
      (await assign(leaving, [leaving], division, { accessLevel: 'ADMIN', endsAt: from(20) })).outcomes[0]!.state,
    ).toBe('CREATED')
  })
})

describe('changing and ending', () => {
  test('with the version that was seen', async () => {
    const { spot, admin, person } = await grove()
    const [membership] = await own(person)
    expect(
      (await update(admin, membership!, { version: 1, accessLevel: 'SUPERVISION', ...ids(spot) })).membership,
    ).toMatchObject({ accessLevel: 'SUPERVISION', version: 2 })
    expect(await update(admin, membership!, { version: 1, accessLevel: 'TACTICAL' })).toMatchObject({
      code: 'VERSION_CONFLICT',
      differences: [{ field: 'version', yours: '1', current: '2' }],
    })
    expect(await own(person)).toMatchObject([{ accessLevel: 'SUPERVISION', ...spot }])
  })

  test('another department leaves the group behind', async () => {
    const { spot, other, admin, person } = await grove()
    const [membership] = await own(person)
    await update(admin, membership!, ids(spot))
    await update(admin, membership!, { departmentId: ids(other).departmentId })
    expect(await own(person)).toMatchObject([{ departmentId: other.departmentId, groupId: null }])
  })

  test('who stands above is not theirs to change', async () => {
    const { root, spot, admin } = await grove()
    const tactical = await world.user(root, 'TACTICAL', { departmentId: spot.departmentId })
    const strategic = await world.user(root, 'STRATEGIC', spot)
    const [membership] = await own(strategic)
    expect((await update(tactical, membership!, { accessLevel: 'TRANSACTIONAL' })).code).toBe('FORBIDDEN')
    expect((await end(tactical, membership!)).code).toBe('FORBIDDEN')
    expect((await end(admin, membership!)).membership).not.toBeNull()
  })

  test('at once and at a date; again is harmless; what is planned is taken back', async () => {
    const { root, admin, person } = await grove()
    const [membership] = await own(person)
    expect((await end(admin, membership!, { endsAt: from(3) })).membership?.endsAt).toBe(from(3))
    expect((await end(admin, membership!, { endsAt: from(4) })).fields?.[0]?.path).toBe('endsAt')
    expect((await end(admin, membership!)).membership?.endsAt).toBe(from(0))
    expect((await end(admin, membership!)).membership?.endsAt).toBe(from(0))
    expect((await update(admin, membership!, { endsAt: null })).code).toBe('CONFLICT')
    const other = await world.user(root)
    const { outcomes } = await assign(admin, [other], root, { startsAt: from(5), accessLevel: 'TACTICAL' })
    const planned = outcomes[0]!.membership!
    const taken = await world.mutate<Updated>(admin, 'endMembership', { id: planned.id }, 'deletedId membership { id }')
    expect(taken).toMatchObject({ membership: null, deletedId: planned.id })
  })

  test('a right that is taken away is gone at once', async () => {
    const { division, admin } = await grove()
    const person = await world.user(division, 'STRATEGIC')
    const see = async () =>
      (await world.ask<{ organizations: object[] }>(person, '{ organizations: organizationTree { id } }')).organizations
        .length
    expect(await see()).toBe(1)
    await end(admin, (await own(person))[0]!)
    expect(await see()).toBe(0)
  })

  test('is nothing for other tenants', async () => {
    const { person } = await grove()
    const stranger = (await grove()).admin
    const [membership] = await own(person)
    expect((await update(stranger, membership!, { accessLevel: 'ADMIN' })).code).toBe('NOT_FOUND')
    expect((await end(stranger, membership!)).code).toBe('NOT_FOUND')
  })
})

describe('the last Admin', () => {
  const sentence = / would be left without an Admin\. Make another person Admin there first\.$/

  test('stays, however they would go', async () => {
    const { admin } = await grove()
    const [membership] = await own(admin)
    for (const answer of [
      await end(admin, membership!),
      await end(admin, membership!, { endsAt: from(9) }),
      await update(admin, membership!, { accessLevel: 'STRATEGIC' }),
      await update(admin, membership!, { endsAt: from(9) }),
      await update(admin, membership!, { startsAt: from(1) }),
    ]) {
      expect(answer.code).toBe('CONFLICT')
      expect(answer.message).toMatch(sentence)
    }
    expect(await own(admin)).toMatchObject([{ accessLevel: 'ADMIN', endsAt: null, version: 1 }])
  })

  test('says so beforehand', async () => {
    const { root, admin } = await grove()
    const ask = async () => {
      const query =
        'query ($id: ID!) { node(id: $id) { ... on Membership { status can { end { allowed reason } edit { allowed } } } } }'
      return (
        await world.ask<{ node: object }>(admin, query, { id: globalId('Membership', (await own(admin))[0]!.id) })
      ).node
    }
    expect(await ask()).toMatchObject({
      status: 'ACTIVE',
      can: { edit: { allowed: true }, end: { allowed: false, reason: expect.stringMatching(sentence) as string } },
    })
    await world.user(root, 'ADMIN')
    expect(await ask()).toMatchObject({ can: { end: { allowed: true, reason: null } } })
  })

  test('of two who go at once, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const { root, admin } = await grove()
      const second = await world.user(root, 'ADMIN')
      const [one, other] = [(await own(admin))[0]!, (await own(second))[0]!]
      // Both are Admins as they begin.
      const [first, last] = [await world.context(admin), await world.context(second)]
      const answers = await Promise.all([end(first, other), update(last, one, { accessLevel: 'TRANSACTIONAL' })])
      expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['CONFLICT', 'done'])
      const left = await world.prisma.membership.count({
        where: { organizationId: root.id, accessLevel: 'ADMIN', endsAt: null },
      })
      expect(left).toBe(1)
    }
  })

  test('of a part may go while there is one above', async () => {
    const { division, admin } = await grove()
    const below = await world.user(division, 'ADMIN')
    expect((await end(admin, (await own(below))[0]!)).code).toBeUndefined()
  })

  test('who may not sign in does not count', async () => {
    const { root, admin } = await grove()
    const second = await world.user(root, 'ADMIN')
    await world.prisma.user.update({ where: { id: second.id }, data: { status: 'DISABLED' } })
    expect((await end(admin, (await own(admin))[0]!)).message).toMatch(sentence)
  })
})

describe('the directory', () => {
  interface Page {
    edges: { cursor: string; node: { id: string; status: string; user: { name: string } } }[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
  const fields = 'edges { cursor node { id status user { name } } } pageInfo { hasNextPage endCursor }'
  const ask = async (as: Person, args = '') =>
    (await world.ask<{ memberships: Page }>(as, `{ memberships${args && `(${args})`} { ${fields} } }`)).memberships
  const names = ({ edges }: Page) => edges.map(({ node }) => node.user.name)

  async function crowd() {
    const here = await grove()
    const people: Person[] = [here.admin, here.person]
    for (let i = 0; i < 8; i++)
      people.push(
        await world.user(
          i % 2 ? here.division : here.root,
          i === 3 ? 'SUPERVISION' : 'TRANSACTIONAL',
          i < 4 ? here.spot : undefined,
        ),
      )
    return { ...here, people: people.map(({ name }) => name).sort(), below: people.filter((_one, i) => i > 1 && i % 2) }
  }

  test('is by name, page by page, without gaps', async () => {
    const { admin, people } = await crowd()
    expect(names(await ask(admin))).toEqual(people)
    const walked: string[] = []
    for (let after = ''; ;) {
      const page = await ask(admin, `first: 3${after && `, after: "${after}"`}`)
      walked.push(...names(page))
      if (!page.pageInfo.hasNextPage) break
      after = page.pageInfo.endCursor!
    }
    expect(walked).toEqual(people)
  })

  test('is narrowed by words, place, group, level and time', async () => {
    const { admin, division, spot, people, below } = await crowd()
    expect(names(await ask(admin, `search: "${people[4]!.slice(7, 13).toUpperCase()}"`))).toContain(people[4])
    expect(names(await ask(admin, 'search: "%"'))).toEqual([])
    expect(names(await ask(admin, `filter: { organization: { below: "${division.globalId}" } }`))).toEqual(
      below.map(({ name }) => name).sort(),
    )
    expect(await ask(admin, `filter: { group: { eq: "${ids(spot).groupId}" } }`)).toMatchObject({
      edges: { length: 4 },
    })
    expect(await ask(admin, 'filter: { accessLevel: { in: [SUPERVISION] } }')).toMatchObject({ edges: { length: 1 } })
    expect(await ask(admin, 'filter: { status: { in: [PLANNED, ENDED] } }')).toMatchObject({ edges: [] })
    const [membership] = await own(below[0]!)
    await world.prisma.membership.update({ where: { id: membership!.id }, data: { endsAt: world.clock.now() } })
    expect(names(await ask(admin, 'filter: { status: { eq: ENDED } }'))).toEqual([below[0]!.name])
    expect(names(await ask(admin, 'filter: { not: { status: { eq: ENDED } } }'))).not.toContain(below[0]!.name)
    expect(names(await ask(admin)).sort()).toEqual(people)
    expect(names(await ask(admin, 'orderBy: { field: NAME, direction: DESC }'))).toEqual(people.toReversed())
    expect(names(await ask(admin, 'orderBy: { field: CREATED }')).sort()).toEqual(people)
    const foreign = await grove()
    expect(names(await ask(admin, `filter: { organization: { below: "${foreign.root.globalId}" } }`))).toEqual([])
  })

  test('shows each what they may see', async () => {
    const { admin, division, people, below, person } = await crowd()
    const lower = await world.user(division)
    expect(names(await ask(lower))).toEqual([...below, lower].map(({ name }) => name).sort())
    expect(names(await ask((await grove()).admin))).not.toEqual(expect.arrayContaining(people))
    expect(await ask(await world.user())).toMatchObject({ edges: [] })
    await world.prisma.membership.updateMany({ where: { userId: below[0]!.id }, data: { endsAt: world.clock.now() } })
    expect(names(await ask(person, 'filter: { status: { eq: ENDED } }'))).toEqual([])
    expect(names(await ask(admin, 'filter: { status: { eq: ENDED } }'))).toEqual([below[0]!.name])
  })

  test('of several organizations comes in one statement', async () => {
    const { admin, division } = await crowd()
    const query = '{ organizations: organizationTree { id members(first: 2) { edges { node { id } } } } }'
    const few = await statementsOf(() => world.ask(admin, query))
    await world.organization({ parent: division, type: 'LOCATION' })
    await world.organization({ parent: division, type: 'LOCATION' })
    expect(await statementsOf(() => world.ask(admin, query))).toHaveLength(few.length)
    expect(few.filter((text) => text.includes('search_entry'))).toHaveLength(1)
  })

  test('beyond the walked part finds as much', async () => {
    const { root, admin } = await grove()
    const far = await world.organization({ parent: root })
    const { id: jobRoleId } = await world.prisma.jobRole.findFirstOrThrow({ where: { organizationId: root.id } })
    const many = Array.from({ length: 450 }, (_one, i) => ({
      email: `${root.id}-${i}@test.test`,
      name: `A ${String(i).padStart(4, '0')}`,
      passwordHash: '-',
    }))
    const users = await world.prisma.user.createManyAndReturn({ data: many, select: { id: true } })
    await world.prisma.membership.createMany({
      data: users.map(({ id: userId }, i) => ({
        userId,
        jobRoleId,
        startsAt: from(-1),
        organizationId: i > 440 ? far.id : root.id,
      })),
    })
    const page = await ask(admin, `filter: { organization: { below: "${far.globalId}" } }, first: 4`)
    expect([names(page), page.pageInfo.hasNextPage]).toEqual([['A 0441', 'A 0442', 'A 0443', 'A 0444'], true])
    expect(names(await ask(admin, 'search: "a 044", first: 20'))).toHaveLength(10)
    expect(
      names(
        await ask(
          admin,
          `filter: { organization: { below: "${far.globalId}" } }, first: 4, after: "${page.pageInfo.endCursor}"`,
        ),
      ),
    ).toHaveLength(4)
  })
})

describe('the preview', () => {
  const query = `query ($userIds: [ID!]!, $organizationId: ID!, $departmentId: ID, $groupId: ID, $level: AccessLevel) {
    previewMemberships(userIds: $userIds, organizationId: $organizationId, departmentId: $departmentId, groupId: $groupId, accessLevel: $level) {
      permission { allowed reason whoCan } people { user { name } problem permissions { capability before after beforeText afterText isChanged } } } }`
  interface Preview {
    permission: { allowed: boolean; reason: string | null }
    people: {
      user: { name: string } | null
      problem: string | null
      permissions: {
        capability: string
        before: string
        after: string
        beforeText: string
        afterText: string
        isChanged: boolean
      }[]
    }[]
  }
  const ask = async (as: Person, variables: object) =>
    (await world.ask<{ previewMemberships: Preview | null }>(as, query, variables as never)).previewMemberships

  test('tells before and after, and it comes true', async () => {
    const { root, division, spot, admin, person } = await grove()
    const variables = {
      userIds: [person.globalId],
      organizationId: division.globalId,
      ...ids(spot),
      level: 'SUPERVISION',
    }
    const shown = (await ask(admin, variables))!
    expect(shown.permission).toMatchObject({ allowed: true, reason: null })
    const [{ user, permissions }] = shown.people as [Preview['people'][0]]
    expect(user?.name).toBe(person.name)
    const place = (await world.prisma.organization.findUniqueOrThrow({ where: { id: division.id } })).legalName
    const group = (await world.prisma.group.findUniqueOrThrow({ where: { id: spot.groupId } })).name
    expect(permissions.find(({ capability }) => capability === 'records.manage')).toEqual({
      capability: 'records.manage',
      before: 'OWN',
      after: 'GROUPS',
      beforeText: 'Their own',
      afterText: `${group} at ${place}`,
      isChanged: true,
    })
    await assign(admin, [person], division, { ...ids(spot), accessLevel: 'SUPERVISION' })
    const viewer = (await world.context(person)).requireViewer()
    for (const { capability, after } of permissions) {
      const at = { rootId: root.id, organizationId: division.id, ...spot, bucket: 0, parties: [] }
      const mine = viewer.commands(capability as never, at)
      expect([capability, mine]).toEqual([capability, !['NONE', 'OWN'].includes(after)])
    }
  })

  test('says who may not, and of whom not', async () => {
    const { root, spot, admin, person } = await grove()
    const stranger = await world.user(await world.organization())
    const variables = { userIds: [stranger.globalId, person.globalId], organizationId: root.globalId, ...ids(spot) }
    expect((await ask(admin, variables))!.people).toMatchObject([
      { user: null, problem: 'The user was not found.', permissions: [] },
      { problem: null },
    ])
    expect(await ask(person, variables)).toMatchObject({
      permission: {
        allowed: false,
        reason: 'To assign people to departments, groups and roles here takes Admin or Tactical Mgt.',
      },
      people: [],
    })
    expect(await ask(stranger, variables)).toBeNull()
  })

  test('costs the same for many as for few', async () => {
    const { root, spot, admin } = await grove()
    const people = await Promise.all(Array.from({ length: 6 }, () => world.user(root)))
    const of = (some: Person[]) =>
      statementsOf(() =>
        ask(admin, { userIds: some.map(({ globalId: id }) => id), organizationId: root.globalId, ...ids(spot) }),
      )
    expect(await of(people)).toHaveLength((await of(people.slice(0, 2))).length)
  })
})

test('the levels that one may give are told', async () => {
  const { root, spot, admin } = await grove()
  const tactical = await world.user(root, 'TACTICAL', { departmentId: spot.departmentId })
  const query =
    'query ($of: ID!, $departmentId: ID) { organization(id: $of) { grantableLevels(departmentId: $departmentId) can { assign(departmentId: $departmentId) { allowed reason } } } }'
  const ask = async (as: Person, departmentId?: string) =>
    (await world.ask<{ organization: object }>(as, query, { of: root.globalId, departmentId })).organization
  expect(await ask(admin)).toMatchObject({
    grantableLevels: ['ADMIN', 'STRATEGIC', 'TACTICAL', 'SUPERVISION', 'TRANSACTIONAL'],
    can: { assign: { allowed: true } },
  })
  expect(await ask(tactical)).toMatchObject({
    grantableLevels: [],
    can: { assign: { allowed: false, reason: 'You may assign people within your own departments and groups only.' } },
  })
  expect(await ask(tactical, ids(spot).departmentId)).toMatchObject({
    grantableLevels: ['TACTICAL', 'SUPERVISION', 'TRANSACTIONAL'],
    can: { assign: { allowed: true } },
  })
})
