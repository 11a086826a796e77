// What becomes of a verified domain whose record goes.
import { describe, expect, test } from 'vitest'
import { domainWorld } from '../../testing/domainWorld.ts'
import type { Person } from '../../testing/rows.ts'
import { lookAgain } from './lookAgain.ts'

const { world, names, verified } = await domainWorld('domain_records')

describe('the record of a verified domain', () => {
  const days = (count: number) => world.clock.forward({ days: count })
  const kept = ({ root, name }: Awaited<ReturnType<typeof verified>>) =>
    world.prisma.domain.findUniqueOrThrow({ where: { rootId_name: { rootId: root.id, name } } })
  const subjectsTo = async ({ email }: Person) => {
    const mails = await world.prisma.mail.findMany({ where: { to: { has: email } }, orderBy: { id: 'asc' } })
    return mails.map(({ subject }) => subject)
  }

  test('is looked for once a day', async () => {
    const { domain } = await verified()
    const askedFor = () => names.asked.filter((one) => one === domain.recordName).length
    const before = askedFor()
    await lookAgain(world.services)
    expect(askedFor()).toBe(before)
    days(1)
    await lookAgain(world.services)
    await lookAgain(world.services)
    expect(askedFor()).toBe(before + 1)
  })

  test('that is gone is mailed to the Admins once, and forgotten when it is there again', async () => {
    const one = await verified()
    names.records.delete(one.domain.recordName)
    for (let day = 0; day < 2; day++) {
      days(1)
      await lookAgain(world.services)
    }
    expect(await kept(one)).toMatchObject({ verifiedAt: expect.any(Date), missingSince: expect.any(Date) })
    expect(await subjectsTo(one.admin)).toEqual([`The record of ${one.name} is gone`])
    names.records.set(one.domain.recordName, [one.domain.recordValue])
    days(1)
    await lookAgain(world.services)
    expect(await kept(one)).toMatchObject({ verifiedAt: expect.any(Date), missingSince: null })
  })

  test('that is gone for 30 days ends it, which is mailed', async () => {
    const one = await verified()
    names.records.set(one.domain.recordName, ['another'])
    days(1)
    await lookAgain(world.services)
    days(29)
    await lookAgain(world.services)
    expect((await kept(one)).verifiedAt).not.toBeNull()
    days(1)
    await lookAgain(world.services)
    expect(await kept(one)).toMatchObject({ verifiedAt: null, missingSince: null })
    expect((await subjectsTo(one.admin)).at(-1)).toBe(`${one.name} is not verified any more`)
  })

  test('is not taken for gone while name servers fail', async () => {
    const one = await verified()
    names.isBroken = true
    days(1)
    await lookAgain(world.services)
    names.isBroken = false
    expect((await kept(one)).missingSince).toBeNull()
  })

  test('is not looked for where a code was mailed', async () => {
    const one = await verified()
    await world.prisma.domain.updateMany({ where: { name: one.name }, data: { isByMail: true } })
    names.records.delete(one.domain.recordName)
    days(1)
    await lookAgain(world.services)
    expect((await kept(one)).missingSince).toBeNull()
  })
})
