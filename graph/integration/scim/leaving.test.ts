// Who is taken out of a directory, who stays all the same, and what is left of them.
import { describe, expect, test } from 'vitest'
import { directoryOf } from '../../testing/directories.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { World } from '../../testing/world.ts'

const clock = new TestClock()
const world = await World.make({
  clock,
  settings: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'opsgraph@fleet.test' },
})
const base = await world.serve()
const house = () => directoryOf(world, base)

describe('the last Admin', () => {
  test('stays, and the Admins are mailed once a day', async () => {
    const { scim, person, patch, root, admin, domain, accountOf } = await house()
    const { body } = await scim('POST', '/Users', person({}, 'boss'))
    const boss = (await accountOf(`boss@${domain}`))!
    await world.prisma.membership.updateMany({ where: { userId: boss.id }, data: { accessLevel: 'ADMIN' } })
    await world.prisma.membership.updateMany({ where: { userId: admin.id }, data: { endsAt: clock.now() } })
    for (const refused of [
      patch(`/Users/${body.id}`, { op: 'replace', path: 'active', value: false }),
      scim('DELETE', `/Users/${body.id}`),
      scim('PUT', `/Users/${body.id}`, person({ active: false }, 'boss')),
    ])
      expect(await refused).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/Admin/) } })
    expect((await scim('GET', `/Users/${body.id}`)).body.active).toBe(true)
    expect(await accountOf(boss.email)).toMatchObject({ status: 'ACTIVE' })
    const mails = await world.prisma.mail.findMany({ where: { to: { has: boss.email } } })
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/stays: the last Admin/)])
    expect(root.id).toBeTruthy()
  })
})

describe('a person is removed', () => {
  test('and kept out, and may come again', async () => {
    const { scim, person, accountOf, domain } = await house()
    const { body } = await scim('POST', '/Users', person({}, 'pat'))
    expect(await scim('DELETE', `/Users/${body.id}`)).toMatchObject({ status: 204, body: undefined })
    expect((await scim('GET', `/Users/${body.id}`)).status).toBe(404)
    expect((await scim('GET', '/Users')).body.totalResults).toBe(0)
    expect(await accountOf(`pat@${domain}`)).toMatchObject({ status: 'DISABLED' })
    const again = await scim('POST', '/Users', person({}, 'pat'))
    expect([again.status, again.body.id === body.id]).toEqual([201, false])
    expect(await accountOf(`pat@${domain}`)).toMatchObject({ status: 'ACTIVE', memberships: [{}] })
  })

  test('and leaves nothing of who they were once the account is closed', async () => {
    const { scim, person, patch, accountOf, domain, root } = await house()
    const { body } = await scim(
      'POST',
      '/Users',
      person({ externalId: 'E-91', displayName: 'Quillan Ferreday' }, 'quillan'),
    )
    await patch(`/Users/${body.id}`, { op: 'replace', path: 'displayName', value: 'Quillan Ashgrove' })
    const { id } = (await accountOf(`quillan@${domain}`))!
    await world.prisma.$executeRaw`select forget_person(${id}::uuid, ${clock.now()})`
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId: root.id } })
    expect(entries.filter(({ noun }) => noun === 'DirectoryPerson').length).toBeGreaterThan(1)
    expect(JSON.stringify(entries)).not.toMatch(/quillan|ferreday|ashgrove|E-91/i)
    expect((await scim('GET', `/Users/${body.id}`)).status).toBe(404)
  })
})
