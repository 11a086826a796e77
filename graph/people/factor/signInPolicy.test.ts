// Who requires a second factor, and what Admins may do about those of others.
import { describe, expect, test } from 'vitest'
import { secondFactors, type Answer } from '../../testing/factors.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { statementsAbout } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'

const { account, codeOf, eventsOf, lastMailOf, nextCode, refresh, remove, setUp, signIn, world } = await secondFactors()

const demand = (person: Person, { globalId }: Organization, requiresSecondFactor = true, version?: number) =>
  world.mutate<Answer & { organization?: object }>(
    person,
    'setSignInPolicy',
    { organizationId: globalId, requiresSecondFactor, version },
    'organization { signInPolicy { requiresSecondFactor version people peopleWithSecondFactor } }',
  )

describe('an organization that requires it', () => {
  async function strict() {
    const { root } = await tree(world)
    const admin = await account(root)
    const { setup } = await setUp(admin)
    const hand = await account(root, 'TRANSACTIONAL')
    return { root, admin, hand, setup }
  }

  test('says so, and how many have one; below the root and to others it says nothing', async () => {
    const { root, admin, hand } = await strict()
    expect((await demand(admin, root)).organization).toEqual({
      signInPolicy: { requiresSecondFactor: true, version: 1, people: 3, peopleWithSecondFactor: 1 },
    })
    const source = `query ($id: ID!) { node(id: $id) { ... on Organization { signInPolicy { version } } } }`
    expect(await world.ask(hand, source, { id: root.globalId })).toEqual({ node: { signInPolicy: null } })
    const below = await world.organization({ parent: root })
    expect((await demand(admin, below)).code).toBe('CONFLICT')
    expect(await world.ask(admin, source, { id: below.globalId })).toEqual({ node: { signInPolicy: null } })
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id, noun: 'SignInPolicy' } })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([['CREATE', admin.id]])
  })

  test('does so by its Admin alone, who has one, and who saw what is there', async () => {
    const { root, admin, hand } = await strict()
    const [without, stranger] = [await account(root), await account()]
    expect((await demand(without, root)).code).toBe('CONFLICT')
    expect((await demand(hand, root)).code).toBe('FORBIDDEN')
    await setUp(stranger)
    expect((await demand(stranger, root)).code).toBe('NOT_FOUND')
    await demand(admin, root)
    expect((await demand(admin, root, false, 0)).code).toBe('VERSION_CONFLICT')
    expect((await demand(admin, root, false, 1)).code).toBeUndefined()
  })

  test('has everybody set one up at their next sign-in', async () => {
    const { root, admin, hand } = await strict()
    await demand(admin, root)
    const asked = await signIn(hand)
    expect(asked).toMatchObject({
      code: 'SECOND_FACTOR_SETUP',
      message: expect.stringContaining('requires a second factor') as string,
    })
    const setup = asked.setup!
    expect((await signIn(hand, { setupToken: setup.setupToken, code: '12' })).code).toBe('SIGN_IN')
    const [done, second] = await Promise.all(
      [1, 2].map(() => signIn(hand, { setupToken: setup.setupToken, code: codeOf(setup) })),
    )
    const [made] = [done!, second!].filter(({ accessToken }) => accessToken)
    expect([done!, second!].filter((one) => one !== made)).toHaveLength(1)
    expect(made!.secrets).toHaveLength(10)
    expect((await signIn(hand)).code).toBe('SECOND_FACTOR')
  })

  test('ends the sessions of who has none at their next refresh, and no others', async () => {
    const { root, admin, hand, setup } = await strict()
    const [ofHand, ofAdmin] = [await signIn(hand), await signIn(admin, { code: nextCode(setup) })]
    await demand(admin, root)
    expect(await refresh(ofHand.refreshToken!)).toMatchObject({
      code: 'SIGN_IN',
      message: 'Your organization requires a second factor. Sign in to set one up.',
    })
    await demand(admin, root, false)
    expect((await refresh(ofHand.refreshToken!)).code).toBe('SIGN_IN')
    expect((await refresh(ofAdmin.refreshToken!)).refreshToken).toBeTypeOf('string')
  })

  test('keeps anybody who belongs to it from removing theirs, though they belong elsewhere too', async () => {
    const { root, admin } = await strict()
    const { root: elsewhere } = await tree(world)
    const both = await account(elsewhere)
    const { setup } = await setUp(both)
    await world.join(both, root, 'TRANSACTIONAL')
    await demand(admin, root)
    expect(await remove(both, nextCode(setup))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('requires a second factor') as string,
    })
  })
})

describe('an Admin', () => {
  test('resets the second factor of whom they may give a new password, and ends their sessions', async () => {
    const { root } = await tree(world)
    const [admin, hand] = [await account(root), await account(root, 'TRANSACTIONAL')]
    const { setup } = await setUp(hand)
    const session = await signIn(hand, { code: nextCode(setup) })
    const reset = (as: Person, { globalId }: Person) =>
      world.mutate<Answer>(as, 'resetSecondFactor', { userId: globalId }, 'user { secondFactor { isSetUp } }')
    expect((await reset(hand, admin)).code).toBe('FORBIDDEN')
    expect((await reset(await account(), hand)).code).toBe('NOT_FOUND')
    expect((await reset(admin, hand)).user).toEqual({ secondFactor: { isSetUp: false } })
    expect((await refresh(session.refreshToken!)).code).toBe('SIGN_IN')
    expect((await lastMailOf(hand)).text).toContain('An Admin removed your authenticator app')
    expect((await reset(admin, hand)).code).toBe('CONFLICT')
    expect(await eventsOf(admin, admin)).toContain('reset a second factor')
  })

  test('sees who has one; others see nothing of it', async () => {
    const { root } = await tree(world)
    const [admin, hand, other] = [
      await account(root),
      await account(root, 'TRANSACTIONAL'),
      await account(root, 'TRANSACTIONAL'),
    ]
    await setUp(hand)
    const source = `query ($id: ID!) { node(id: $id) { ... on User { secondFactor { isSetUp requiredBy } } } }`
    const seen = (as: Person) => world.ask(as, source, { id: hand.globalId })
    expect(await seen(admin)).toEqual({ node: { secondFactor: { isSetUp: true, requiredBy: [] } } })
    expect(await seen(other)).toEqual({ node: { secondFactor: null } })
  })

  test('sees those of many people by one statement', async () => {
    const { root } = await tree(world)
    const admin = await account(root)
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push((await world.user(root)).globalId)
    const source = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on User { secondFactor { isSetUp recoveryCodesLeft requiredBy } } } }`
    const about = (some: string[]) => statementsAbout('', () => world.ask(admin, source, { ids: some }))
    expect((await about(ids)).length).toBe((await about(ids.slice(0, 1))).length)
  })
})
