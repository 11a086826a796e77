// Invitations that are mailed, and what their links say of an address.
import { expect, describe, test } from 'vitest'
import { mailedLinks } from '../../testing/mailedLinks.ts'
import { MailServer } from '../../testing/mailServer.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const server = await MailServer.open()
const world = await World.make({ database: 'mailed_invitations', settings: { SMTP_URL: server.url } })
const silent = await World.make({ database: 'mailed_invitations' })
const { codeTo, tokenTo, verify, isVerified, unverified } = mailedLinks(world, server)

const accept = (person: Person, code: string) =>
  world.mutate<MutationResult & { organization?: { id: string } | null; sentTo?: string | null }>(
    person,
    'acceptInvitation',
    { code },
    'organization { id } sentTo',
  )
const invite = (admin: Person, at: Organization, more: object) =>
  world.mutate<MutationResult & { secret: string }>(
    admin,
    'createInvitation',
    { organizationId: at.globalId, ...more },
    'secret invitation { wasMailed }',
  )

describe('an invitation', () => {
  test('that is mailed verifies the address of an account, and takes it in at once', async () => {
    const { root, admin } = await tree(world)
    const person = await unverified()
    expect(await invite(admin, root, { email: person.email, sendsMail: true })).toMatchObject({
      invitation: { wasMailed: true },
    })
    const code = (await codeTo(person.email))!
    expect(await accept(person, code)).toMatchObject({ organization: { id: root.globalId }, sentTo: null })
    expect(await isVerified(person)).toBe(true)
    expect((await accept(person, code)).code).toBe('NOT_FOUND')
  })

  test('that is mailed verifies the address of an account that is made with its code', async () => {
    const { root, admin } = await tree(world)
    const email = 'bo.new@test.test'
    await invite(admin, root, { email, sendsMail: true })
    const invitation = (await codeTo(email))!
    const signUp = { email, name: 'Bo New', password: 'Quarry-lantern-88', invitation }
    await world.mutate(null, 'signUp', signUp, '__typename')
    const user = await world.prisma.user.findUniqueOrThrow({ where: { email } })
    expect([await isVerified(user), await tokenTo(email)]).toEqual([true, undefined])
  })

  test('whose code was shown verifies nothing: a link is mailed that does, and takes the person in', async () => {
    const { root, admin } = await tree(world)
    const person = await unverified()
    const { secret } = await invite(admin, root, { email: person.email, sendsMail: true })
    expect(await accept(person, secret)).toMatchObject({ organization: null, sentTo: person.email })
    expect(await accept(person, secret)).toMatchObject({ organization: null, sentTo: person.email })
    expect(await world.prisma.emailVerification.count({ where: { userId: person.id } })).toBe(1)
    expect(await world.prisma.membership.count({ where: { userId: person.id } })).toBe(0)
    const token = (await tokenTo(person.email))!
    expect(await verify(person, token)).toMatchObject({ organization: { id: root.globalId } })
    expect((await accept(person, secret)).code).toBe('NOT_FOUND')
  })

  test('that is over when the link is opened gives nothing; the address is verified all the same', async () => {
    const { root, admin, top } = await tree(world, { people: { admin: 'ADMIN', top: 'ADMIN' } })
    const person = await unverified()
    const { secret } = await invite(admin, root, { email: person.email })
    await accept(person, secret)
    const token = (await tokenTo(person.email))!
    await world.mutate(top, 'disableUser', { id: admin.globalId }, '__typename')
    expect(await verify(person, token)).toMatchObject({ user: { isEmailVerified: true }, organization: null })
    expect(await world.prisma.membership.count({ where: { userId: person.id } })).toBe(0)
  })

  test('is mailed to an address alone, where mail is set up, by who may mail outside', async () => {
    const { root, admin } = await tree(world)
    expect((await invite(admin, root, { sendsMail: true })).fields?.[0]?.path).toBe('email')
    const input = { organizationId: root.globalId, email: 'out@else.test', sendsMail: true }
    expect(await silent.mutate(admin, 'createInvitation', input, '__typename')).toMatchObject({ code: 'CONFLICT' })
    await world.unverify(admin)
    expect(await invite(admin, root, input)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await world.prisma.invitation.count({ where: { organizationId: root.id } })).toBe(0)
  })
})
