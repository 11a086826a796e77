// Who comes from a provider and has an account.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { domainOf } from '../domain/isOwnAddress.ts'
import { providerWorld } from '../../testing/providerWorld.ts'
import { signInEntries } from '../../testing/signInEntries.ts'
import { tree } from '../../testing/tree.ts'

const { world, go, known, connected, membershipsOf } = await providerWorld()

/** Of the mails to an address. */
async function subjectsTo(email: string) {
  const mails = await world.prisma.mail.findMany({ where: { to: { has: email } }, select: { subject: true } })
  return mails.map(({ subject }) => subject)
}

describe('who has an account', () => {
  test('is connected to it by an address that the provider has verified', async () => {
    const { root } = await connected()
    const person = await world.user(root)
    const { subject } = known({ email: person.email })
    expect((await go(root, subject)).user?.email).toBe(person.email)
    expect(await subjectsTo(person.email)).toEqual([expect.stringMatching(/^You can sign in by /)])
    const events = await world.prisma.auditEntry.findMany({
      where: { rootId: root.id, noun: 'SignIn', nounId: person.id },
    })
    expect(events.map(({ after }) => (after as { event: string }).event)).toEqual([
      'IDENTITY_LINKED',
      'SIGNED_IN_BY_PROVIDER',
    ])
  })

  test.each([false, undefined])('is never connected by an address whose verification is %s', async (email_verified) => {
    const { root } = await connected('TRANSACTIONAL')
    const person = await world.user(root)
    const { subject } = known({ email: person.email, email_verified })
    expect((await go(root, subject)).message).toMatch(/connect it to .* in My profile/)
    expect(await world.prisma.providerIdentity.count({ where: { userId: person.id } })).toBe(0)
  })

  test.each([
    [undefined, true],
    [false, false],
  ])(
    'whose address is of a verified domain and said to be verified: %s, is connected: %s',
    async (said, isConnected) => {
      const { root } = await connected()
      const person = await world.user(root)
      const email = `${person.id}@own-${person.id}.test`
      await world.prisma.user.update({ where: { id: person.id }, data: { email } })
      const domain = { rootId: root.id, name: domainOf(email), proof: randomUUID() }
      await world.prisma.domain.create({ data: { ...domain, verifiedAt: world.clock.now() } })
      expect((await go(root, known({ email, email_verified: said }).subject)).user?.email).toBe(
        isConnected ? email : undefined,
      )
    },
  )

  test('is not connected by the domain of another organization, nor by one that is not verified', async () => {
    const { root } = await connected()
    const other = await connected()
    const person = await world.user(root)
    const email = `${person.id}@own-${person.id}.test`
    await world.prisma.user.update({ where: { id: person.id }, data: { email } })
    const [name, verifiedAt] = [domainOf(email), world.clock.now()]
    await world.prisma.domain.createMany({
      data: [
        { rootId: root.id, name, proof: randomUUID() },
        { rootId: other.root.id, name, proof: randomUUID(), verifiedAt },
      ],
    })
    const { subject } = known({ email, email_verified: undefined })
    expect((await go(root, subject)).message).toMatch(/connect it to .* in My profile/)
  })

  test('connects it as who they are, once, and disconnects it', async () => {
    const { root } = await connected()
    const person = await world.user(root)
    const { subject, email } = known({ email_verified: false })
    expect((await go(root, subject, person, 'LINK')).code).toBeUndefined()
    const source = '{ viewer { user { providerIdentities { organizationId email isUsable } } } }'
    const one = { organizationId: root.globalId, email, isUsable: true }
    expect(await world.ask(person, source)).toEqual({ viewer: { user: { providerIdentities: [one] } } })
    world.clock.forward({ seconds: 1 })
    expect((await go(root, subject)).user?.email).toBe(person.email)
    expect((await go(root, known().subject, person, 'LINK')).message).toMatch(/one person at the provider/)
    const other = await world.user(root)
    expect((await go(root, subject, other, 'LINK')).message).toMatch(/one person at the provider/)
    await world.mutate(person, 'unlinkProviderIdentity', { organizationId: root.globalId }, 'user { id }')
    expect((await go(root, subject)).code).toBe('SIGN_IN')
  })

  test('and is refused stands in the audit log of where they belong', async () => {
    const { root, admin } = await connected()
    const person = await world.user(root)
    await go(root, known({ email: person.email, email_verified: false }).subject)
    const entries = await signInEntries(world, admin, person)
    expect(entries.map(({ event }) => event)).toEqual(['failed to sign in by an identity provider'])
  })

  test('elsewhere alone does not sign in by it, nor connects it', async () => {
    const { root } = await connected('TRANSACTIONAL')
    const { root: elsewhere } = await tree(world)
    const person = await world.user(elsewhere)
    const { subject } = known({ email: person.email })
    expect((await go(root, subject)).message).toMatch(/does not belong to/)
    expect((await go(root, subject, person, 'LINK')).code).toBe('SIGN_IN')
    expect(await membershipsOf(person.email)).toHaveLength(1)
  })

  test('here and elsewhere signs in by password, also where the session began before', async () => {
    const { root } = await connected()
    const { root: elsewhere } = await tree(world)
    const person = await world.user(root)
    const { subject } = known({ email: person.email })
    await go(root, subject)
    const session = await world.prisma.session.findFirstOrThrow({
      where: { userId: person.id, providerRootId: root.id },
    })
    const same = { ...person, sessionId: session.id }
    expect(await world.ask(same, '{ viewer { user { email } } }')).toMatchObject({ viewer: { user: {} } })
    await world.join(person, elsewhere, 'TRANSACTIONAL')
    const { viewer } = await world.context(same)
    expect(viewer).toBeNull()
    world.clock.forward({ seconds: 1 })
    expect((await go(root, subject)).message).toMatch(/You belong to .* as well as/)
  })

  test('that was disabled, or whose membership ended, does not sign in', async () => {
    const { root } = await connected('TRANSACTIONAL')
    const [off, left] = [known(), known()]
    for (const { subject } of [off, left]) await go(root, subject)
    await world.prisma.user.update({ where: { email: off.email }, data: { status: 'DISABLED' } })
    world.clock.forward({ seconds: 1 })
    const { prisma, clock } = world
    await prisma.membership.updateMany({ where: { user: { email: left.email } }, data: { endsAt: clock.now() } })
    expect((await go(root, off.subject)).message).toBe('This account is disabled.')
    expect((await go(root, left.subject)).message).toMatch(/does not belong to/)
  })

  test('confirms by it that it is them, and nobody else does', async () => {
    const { root } = await connected()
    const person = await world.user(root)
    const { subject } = known()
    await go(root, subject, person, 'LINK')
    world.clock.forward({ minutes: 30 })
    expect((await go(root, known().subject, person, 'CONFIRM')).message).toMatch(/another person/)
    expect((await go(root, subject, person, 'CONFIRM')).code).toBeUndefined()
    const { provedAt } = await world.prisma.session.findUniqueOrThrow({ where: { id: person.sessionId } })
    expect(provedAt).toEqual(world.clock.now())
  })
})
