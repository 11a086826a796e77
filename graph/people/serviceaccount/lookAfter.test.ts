// Who is told that a service account, or a token of one, expires, and that one has no owner any more.
import { describe, expect, test } from 'vitest'
import { accessTokenOf } from '../../testing/accessTokens.ts'
import type { Person } from '../../testing/rows.ts'
import { serviceAccountOf } from '../../testing/serviceAccounts.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { tellOfEnds } from '../token/tellOfEnds.ts'
import { lookAfter } from './lookAfter.ts'

const clock = new TestClock()
const world = await World.make({
  clock,
  settings: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'opsgraph@fleet.test' },
})
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)

const mailsTo = async ({ email }: Person) =>
  (await world.prisma.mail.findMany({ where: { to: { has: email } }, orderBy: { id: 'asc' } })).map(
    ({ subject }) => subject,
  )
const house = () => tree(world, { people: { admin: 'ADMIN', chief: 'STRATEGIC' } })

describe('the owner of a service account', () => {
  test('is mailed once, a week before it expires', async () => {
    const { root, admin, chief } = await house()
    await serviceAccountOf(world, root, { name: 'Gate', owner: chief, expiresAt: inDays(60) })
    await lookAfter(world.services)
    expect(await mailsTo(chief)).toEqual([])
    clock.forward({ days: 54 })
    await lookAfter(world.services)
    await lookAfter(world.services)
    expect(await mailsTo(chief)).toEqual(['The service account “Gate” expires soon'])
    expect(await mailsTo(admin)).toEqual([])
  })

  test('is mailed before a token of it expires, who made it is not', async () => {
    const { root, admin, chief } = await house()
    const account = await serviceAccountOf(world, root, { name: 'Gate', owner: chief })
    await accessTokenOf(world, account, { days: 30 })
    clock.forward({ days: 25 })
    await tellOfEnds(world.services)
    expect(await mailsTo(chief)).toEqual(['The access token “A program” ends soon'])
    expect(await mailsTo(admin)).toEqual([])
    expect(await world.prisma.mail.count({ where: { to: { hasSome: [`${account.id}@service.invalid`] } } })).toBe(0)
  })

  test('who has left leaves it to the Admins, who are mailed once', async () => {
    const { root, admin, chief } = await house()
    await serviceAccountOf(world, root, { name: 'Gate', owner: chief, expiresAt: inDays(60) })
    await world.prisma.user.update({ where: { id: chief.id }, data: { status: 'DISABLED' } })
    await lookAfter(world.services)
    await lookAfter(world.services)
    expect(await mailsTo(admin)).toEqual(['The service account “Gate” needs an owner'])
    clock.forward({ days: 54 })
    await lookAfter(world.services)
    expect((await mailsTo(admin)).at(-1)).toBe('The service account “Gate” expires soon')
    expect(await mailsTo(chief)).toEqual([])
  })

  test('is not mailed of one that has ended', async () => {
    const { root, chief } = await house()
    const account = await serviceAccountOf(world, root, { owner: chief, expiresAt: inDays(3) })
    await world.prisma.serviceAccount.update({ where: { userId: account.id }, data: { endedAt: clock.now() } })
    clock.forward({ days: 2.9 })
    await lookAfter(world.services)
    expect(await mailsTo(chief)).toEqual([])
  })
})
