// How long a session lasts, as the organizations of its person have it.
import { describe, expect, test } from 'vitest'
import { secondFactors, type Answer } from '../../testing/factors.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'

const { account, clock, refresh, signIn, world } = await secondFactors()

const hours = (count: number) => clock.forward({ seconds: count * 3600 })

interface Limits {
  requiresSecondFactor?: boolean
  longestSessionHours?: number | null
  longestIdleHours?: number | null
}

const set = (person: Person, { globalId }: Organization, limits: Limits) =>
  world.mutate<Answer & { organization?: object }>(
    person,
    'setSignInPolicy',
    { organizationId: globalId, ...limits },
    'organization { signInPolicy { requiresSecondFactor longestSessionHours longestIdleHours } }',
  )

async function limited(limits: Limits) {
  const { root } = await tree(world)
  const [admin, hand] = [await account(root), await account(root, 'TRANSACTIONAL')]
  await set(admin, root, limits)
  return { root, admin, hand }
}

/** Refreshes with whatever was given last; answers with what was said where it was refused. */
async function session(person: Person) {
  let { refreshToken } = await signIn(person)
  return async () => {
    const answer = await refresh(refreshToken!)
    refreshToken = answer.refreshToken ?? refreshToken
    return answer.code ? answer.message : 'goes on'
  }
}

const endOf = async (person: Person) => {
  const { createdAt, expiresAt } = await world.prisma.session.findFirstOrThrow({
    where: { userId: person.id },
    orderBy: { id: 'desc' },
  })
  return (expiresAt.getTime() - createdAt.getTime()) / 3_600_000
}

describe('a session', () => {
  test('ends so long after it began, however much it is used, and says why', async () => {
    const { hand } = await limited({ longestSessionHours: 8 })
    const use = await session(hand)
    expect(await endOf(hand)).toBe(8)
    hours(4)
    expect(await use()).toBe('goes on')
    hours(3.9)
    expect(await use()).toBe('goes on')
    hours(0.1)
    expect(await use()).toBe('Your organization ends a session after 8 hours. Sign in again.')
    expect(await (await session(hand))()).toBe('goes on')
  })

  test('ends once it was not used for so long', async () => {
    const { hand } = await limited({ longestIdleHours: 1 })
    const use = await session(hand)
    for (let count = 0; count < 3; count++) {
      hours(0.9)
      expect(await use()).toBe('goes on')
    }
    hours(1)
    expect(await use()).toBe('Your organization ends a session that is not used for one hour. Sign in again.')
    expect(await use()).toBe('This session has ended. Sign in again.')
  })

  test('that was there before lasts no longer than is allowed now', async () => {
    const { root, admin, hand } = await limited({})
    const [use, longer] = [await session(hand), await session(admin)]
    expect(await endOf(hand)).toBe(30 * 24)
    hours(5)
    await set(admin, root, { longestSessionHours: 6 })
    expect(await use()).toBe('goes on')
    expect(await endOf(hand)).toBe(6)
    hours(1)
    expect(await use()).toBe('Your organization ends a session after 6 hours. Sign in again.')
    await set(admin, root, { longestSessionHours: null })
    expect(await longer()).toBe('goes on')
  })

  test('is held to the shortest by somebody of several organizations, and to nothing of others', async () => {
    const { hand } = await limited({ longestSessionHours: 8, longestIdleHours: 8 })
    const { root } = await limited({ longestSessionHours: 2 })
    const { hand: stranger } = await limited({})
    await world.join(hand, root, 'TRANSACTIONAL')
    const [use, others] = [await session(hand), await session(stranger)]
    hours(2)
    expect(await use()).toBe('Your organization ends a session after 2 hours. Sign in again.')
    expect(await others()).toBe('goes on')
    await world.prisma.membership.updateMany({
      where: { userId: hand.id, organizationId: root.id },
      data: { endsAt: clock.now() },
    })
    const again = await session(hand)
    hours(3)
    expect(await again()).toBe('goes on')
  })
})

describe('an Admin', () => {
  test('changes one thing and leaves the others as they are', async () => {
    const { root, admin } = await limited({ longestSessionHours: 8 })
    const answer = await set(admin, root, { longestIdleHours: 2 })
    expect(answer.organization).toEqual({
      signInPolicy: { requiresSecondFactor: false, longestSessionHours: 8, longestIdleHours: 2 },
    })
    expect((await set(admin, root, { longestSessionHours: null })).organization).toEqual({
      signInPolicy: { requiresSecondFactor: false, longestSessionHours: null, longestIdleHours: 2 },
    })
  })

  test.each([
    [{ longestSessionHours: 0 }, 'longestSessionHours', 720],
    [{ longestSessionHours: 721 }, 'longestSessionHours', 720],
    [{ longestIdleHours: -1 }, 'longestIdleHours', 336],
    [{ longestIdleHours: 337 }, 'longestIdleHours', 336],
  ])('is refused %o, and told what would be right', async (limits, path, most) => {
    const { root, admin } = await limited({})
    expect(await set(admin, root, limits)).toMatchObject({
      code: 'VALIDATION',
      fields: [{ path, message: `Enter whole hours, from 1 to ${most}, or nothing.` }],
    })
  })
})
