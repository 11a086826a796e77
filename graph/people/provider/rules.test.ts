// Where people belong by the groups that a provider says they are of.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { providerWorld } from '../../testing/providerWorld.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import type { MutationResult } from '../../testing/world.ts'

const { world, provider, go, known, connected, membershipsOf } = await providerWorld()

interface Wanted {
  providerGroup: string
  organizationId: string
  accessLevel: string
  departmentId?: string
  groupId?: string
}

type Shown = { providerGroup: string; organization: { id: string } | null; accessLevel: string; isInUse: boolean }
type Answer = MutationResult & {
  organization?: { identityProvider: { groupClaim: string | null; version: number; rules: Shown[] } }
}

const versionOf = async ({ id: rootId }: Organization) =>
  (await world.prisma.identityProvider.findUniqueOrThrow({ where: { rootId } })).version

const setRules = async (as: Person, root: Organization, rules: Wanted[], more: object = {}) =>
  world.mutate<Answer>(
    as,
    'setProviderRules',
    { organizationId: root.globalId, version: await versionOf(root), groupClaim: 'groups', rules, ...more },
    'organization { identityProvider { groupClaim version rules { providerGroup organization { id } accessLevel isInUse } } }',
  )

const rule = (providerGroup: string, { globalId: organizationId }: Organization, accessLevel = 'SUPERVISION') => ({
  providerGroup,
  organizationId,
  accessLevel,
})

/** An organization with one below it, and rules of both. */
async function ruled() {
  const { root, admin } = await connected()
  const depot = await world.organization({ parent: root })
  const rules = [rule('drivers', depot, 'TRANSACTIONAL'), rule('leads', depot), rule('office', root, 'TACTICAL')]
  expect((await setRules(admin, root, rules)).code).toBeUndefined()
  return { root, admin, depot }
}

const again = () => world.clock.forward({ seconds: 1 })

/** Those that have not ended. */
const levelsOf = async ({ email }: { email: string }) => {
  const now = world.clock.now()
  const rows = await world.prisma.membership.findMany({
    where: { user: { email }, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    select: { organizationId: true, accessLevel: true },
  })
  return Object.fromEntries(rows.map((one) => [one.organizationId, one.accessLevel]))
}

describe('who comes from a provider', () => {
  test('without an account is taken in by the groups that they are of', async () => {
    const { root, depot } = await ruled()
    const person = known({ groups: ['office', 'drivers', 'others'] })
    expect((await go(root, person.subject)).user?.email).toBe(person.email)
    expect(await levelsOf(person)).toEqual({ [root.id]: 'TACTICAL', [depot.id]: 'TRANSACTIONAL' })
  })

  test('of no group that a rule names is not', async () => {
    const { root } = await ruled()
    expect((await go(root, known({ groups: ['others'] }).subject)).message).toMatch(/no account at/)
    expect((await go(root, known().subject)).message).toMatch(/no account at/)
  })

  test('of two groups for one organization belongs there by the first rule', async () => {
    const { root, depot } = await ruled()
    const person = known({ groups: ['leads', 'drivers'] })
    await go(root, person.subject)
    expect(await levelsOf(person)).toEqual({ [depot.id]: 'TRANSACTIONAL' })
  })

  test('belongs elsewhere as soon as their groups are others', async () => {
    const { root, depot } = await ruled()
    const person = known({ groups: ['drivers'] })
    await go(root, person.subject)
    again()
    provider.people.set(person.subject, { ...person, groups: ['leads'] })
    await go(root, person.subject)
    expect(await levelsOf(person)).toEqual({ [depot.id]: 'SUPERVISION' })
    again()
    provider.people.set(person.subject, { ...person, groups: ['office'] })
    await go(root, person.subject)
    expect(await levelsOf(person)).toEqual({ [root.id]: 'TACTICAL' })
    expect(await membershipsOf(person.email)).toHaveLength(2)
  })

  test('of no group any more, as where it was renamed, belongs nowhere and is refused; then of one again is taken in', async () => {
    const { root, depot } = await ruled()
    const person = known({ groups: ['drivers'] })
    await go(root, person.subject)
    again()
    provider.people.set(person.subject, { ...person, groups: ['drivers-2'] })
    expect((await go(root, person.subject)).message).toMatch(/does not belong to/)
    expect(await levelsOf(person)).toEqual({})
    again()
    provider.people.set(person.subject, { ...person, groups: ['drivers'] })
    expect((await go(root, person.subject)).user?.email).toBe(person.email)
    expect(await levelsOf(person)).toEqual({ [depot.id]: 'TRANSACTIONAL' })
  })

  test('stays where they are while nothing is said of groups', async () => {
    const { root, depot } = await ruled()
    const person = known({ groups: ['drivers'] })
    await go(root, person.subject)
    again()
    provider.people.set(person.subject, { ...person, groups: undefined })
    expect((await go(root, person.subject)).user?.email).toBe(person.email)
    expect(await levelsOf(person)).toEqual({ [depot.id]: 'TRANSACTIONAL' })
  })

  test('keeps what others have given them', async () => {
    const { root, depot } = await ruled()
    const member = await world.user(depot, 'STRATEGIC')
    const { subject } = known({ email: member.email, groups: ['drivers', 'office'] })
    await go(root, subject)
    expect(await levelsOf(member)).toEqual({ [depot.id]: 'STRATEGIC', [root.id]: 'TACTICAL' })
    again()
    provider.people.set(subject, { email: member.email, email_verified: true, groups: [] })
    expect((await go(root, subject)).user?.email).toBe(member.email)
    expect(await levelsOf(member)).toEqual({ [depot.id]: 'STRATEGIC' })
  })

  test('and was made an Admin stays one', async () => {
    const { root } = await ruled()
    const person = known({ groups: ['office'] })
    await go(root, person.subject)
    await world.prisma.membership.updateMany({
      where: { user: { email: person.email } },
      data: { accessLevel: 'ADMIN' },
    })
    again()
    provider.people.set(person.subject, { ...person, groups: [] })
    await go(root, person.subject)
    expect(await levelsOf(person)).toEqual({ [root.id]: 'ADMIN' })
  })

  test('is never taken in by the address of an account elsewhere', async () => {
    const { root } = await ruled()
    const stranger = await world.user((await tree(world)).root)
    const { subject } = known({ email: stranger.email, groups: ['office'] })
    expect((await go(root, subject)).message).toMatch(/does not belong to/)
    expect(Object.keys(await levelsOf(stranger))).toHaveLength(1)
  })

  test('is placed in the department and group of the rule', async () => {
    const { root, admin } = await connected()
    const { departmentId, groupId } = await world.group(root)
    const place = { departmentId: globalId('Department', departmentId), groupId: globalId('Group', groupId) }
    await setRules(admin, root, [{ ...rule('drivers', root), ...place }])
    const { subject, email } = known({ groups: ['drivers'] })
    await go(root, subject)
    const placed = await world.prisma.membership.findMany({
      where: { user: { email } },
      select: { departmentId: true, groupId: true },
    })
    expect(placed).toEqual([{ departmentId, groupId }])
  })

  test('is not taken in by a rule whose organization is archived, which says so', async () => {
    const { root, admin, depot } = await ruled()
    await world.prisma.organization.update({ where: { id: depot.id }, data: { archivedAt: world.clock.now() } })
    expect((await go(root, known({ groups: ['drivers'] }).subject)).message).toMatch(/no account at/)
    const source = `query ($id: ID!) { organization(id: $id) { identityProvider { rules { providerGroup isInUse } } } }`
    const { organization } = await world.ask<{
      organization: { identityProvider: { rules: { providerGroup: string; isInUse: boolean }[] } }
    }>(admin, source, { id: root.globalId })
    expect(organization.identityProvider.rules.map((one) => [one.providerGroup, one.isInUse])).toEqual([
      ['drivers', false],
      ['leads', false],
      ['office', true],
    ])
  })
})

describe('rules', () => {
  test('are shown before they count: for somebody of some groups', async () => {
    const { root, admin, depot } = await ruled()
    const source = `query ($id: ID!) { organization(id: $id) { identityProvider {
      rulesFor(providerGroups: ["leads", "office"]) { organization { id } accessLevel } } } }`
    expect(await world.ask(admin, source, { id: root.globalId })).toEqual({
      organization: {
        identityProvider: {
          rulesFor: [
            { organization: { id: depot.globalId }, accessLevel: 'SUPERVISION' },
            { organization: { id: root.globalId }, accessLevel: 'TACTICAL' },
          ],
        },
      },
    })
  })

  test('a test shows the groups that the provider says', async () => {
    const { root, admin } = await ruled()
    const { subject } = known({ groups: ['office', 'leads'] })
    expect(await go(root, subject, admin, 'TEST')).toMatchObject({ providerGroups: ['office', 'leads'] })
  })

  test('make no Admins, and stay in their tree', async () => {
    const { root, admin } = await connected()
    const { root: foreign } = await tree(world)
    expect((await setRules(admin, root, [rule('a', root, 'ADMIN')])).fields?.[0]?.path).toBe('rules.0.accessLevel')
    expect((await setRules(admin, root, [rule('a', root), rule('b', foreign)])).code).toBe('NOT_FOUND')
    await world.join(admin, foreign, 'ADMIN')
    expect((await setRules(admin, root, [rule('b', foreign)])).code).toBe('NOT_FOUND')
    expect((await setRules(admin, root, [rule(' ', root)])).fields?.[0]?.path).toBe('rules.0.providerGroup')
    const many = Array.from({ length: 201 }, (_, n) => rule(`group ${n}`, root))
    expect((await setRules(admin, root, many)).fields?.[0]?.path).toBe('rules')
  })

  test('are not overwritten by who has not seen them, nor set by others', async () => {
    const { root, admin } = await ruled()
    expect(await setRules(admin, root, [], { version: 1 })).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(await setRules(await world.user(root, 'STRATEGIC'), root, [])).toMatchObject({ code: 'FORBIDDEN' })
    expect(await setRules((await tree(world)).admin, root, [])).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('of nothing leave everybody as they are', async () => {
    const { root, admin, depot } = await ruled()
    const person = known({ groups: ['drivers'] })
    await go(root, person.subject)
    again()
    await setRules(admin, root, [], { groupClaim: null })
    expect((await go(root, person.subject)).user?.email).toBe(person.email)
    expect(await levelsOf(person)).toEqual({ [depot.id]: 'TRANSACTIONAL' })
  })
})
