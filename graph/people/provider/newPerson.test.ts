// Who comes from a provider and has no account.
import { describe, expect, test } from 'vitest'
import { providerSettings, providerWorld } from '../../testing/providerWorld.ts'
import type { Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'

const { world, provider, start, go, known, connected, membershipsOf } = await providerWorld()

describe('who has no account', () => {
  test('gets one at the level that the organization says, and the same one the next time', async () => {
    const { root } = await connected('SUPERVISION')
    const { subject, email } = known()
    const first = await go(root, subject)
    expect(first.user?.email).toBe(email)
    expect(await membershipsOf(email)).toEqual([{ organizationId: root.id, accessLevel: 'SUPERVISION' }])
    world.clock.forward({ seconds: 1 })
    expect((await go(root, subject)).user?.id).toBe(first.user?.id)
    provider.people.set(subject, { email: `new-${email}`, name: 'Ada Holm' })
    world.clock.forward({ seconds: 1 })
    expect((await go(root, subject)).user?.id).toBe(first.user?.id)
  })

  test('and signs in twice at once gets one', async () => {
    const { root } = await connected('TRANSACTIONAL')
    const { subject, email } = known()
    await Promise.all([go(root, subject), go(root, subject)])
    expect(await world.prisma.user.count({ where: { email } })).toBe(1)
    expect(await membershipsOf(email)).toHaveLength(1)
  })

  test('needs an invitation where the organization takes nobody else, and takes it by signing in', async () => {
    const { root, admin } = await connected()
    const { subject, email } = known()
    expect((await go(root, subject)).message).toMatch(/no account at .* Ask an Admin/)
    await world.mutate(
      admin,
      'createInvitation',
      { organizationId: root.globalId, email, accessLevel: 'TACTICAL' },
      'invitation { id }',
    )
    expect((await go(root, subject)).user?.email).toBe(email)
    expect(await membershipsOf(email)).toMatchObject([{ accessLevel: 'TACTICAL' }])
  })

  test('does not get the invitation of an address that the provider has not verified', async () => {
    const { root, admin } = await connected()
    const { subject, email } = known({ email_verified: false })
    const invitation = { organizationId: root.globalId, email, accessLevel: 'TACTICAL' }
    await world.mutate(admin, 'createInvitation', invitation, 'invitation { id }')
    expect((await go(root, subject)).code).toBe('SIGN_IN')
    expect(await world.prisma.user.count({ where: { email } })).toBe(0)
  })

  test('gets none where the operator lets nobody sign up', async () => {
    const closed = await World.make({ clock: world.clock, settings: { ...providerSettings, REGISTRATION: 'closed' } })
    const { root } = await connected('TRANSACTIONAL')
    const { subject } = known()
    const { startToken, url } = await start(null, root)
    const input = { organizationId: root.globalId, startToken, response: await provider.visit(url!, subject) }
    const answer = await closed.mutate(null, 'signInWithProvider', input, 'accessToken')
    expect(answer.message).toBe('No new accounts are made here.')
  })

  test('needs an email address of the provider', async () => {
    const { root } = await connected('TRANSACTIONAL')
    const { subject } = known({ email: undefined })
    expect((await go(root, subject)).message).toMatch(/no email address/)
    provider.people.set(subject, { email: 'no address' })
    expect((await go(root, subject)).message).toMatch(/no address, which is none/)
  })

  test('and has no password is told so where one is asked for', async () => {
    const { root } = await connected('TRANSACTIONAL')
    const { subject, email } = known()
    await go(root, subject)
    expect((await world.mutate(null, 'signIn', { login: email, password: '' }, 'accessToken')).code).toBe('SIGN_IN')
    const user = await world.prisma.user.findUniqueOrThrow({ where: { email }, include: { sessions: true } })
    const person = { ...user, sessionId: user.sessions[0]!.id } as unknown as Person
    const asked = await world.mutate(person, 'confirmIdentity', { password: 'a guess' }, 'until')
    expect(asked.fields?.[0]?.message).toMatch(/no password yet/)
  })
})
