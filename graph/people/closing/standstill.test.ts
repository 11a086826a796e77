// While a root organization closes nothing happens in it: no job touches a row of it, and reopened it is as it was.
import { beforeAll, describe, expect, test } from 'vitest'
import { makeClient, type Client } from '../../../prisma/connect.ts'
import { jobs } from '../../jobs.ts'
import { queueMail } from '../../kernel/mail/queueMail.ts'
import { sendMails } from '../../kernel/mail/sendMails.ts'
import { seedBreaches } from '../../seed/breaches.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { asOwner } from '../../testing/database.ts'
import { ownDemo } from '../../testing/demo.ts'
import { checksums } from '../../testing/everyRow.ts'
import { MailServer } from '../../testing/mailServer.ts'
import { rebuildPast } from '../../work/action/rebuildPast.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

describe('with 29 days gone by', () => {
  let world: World
  let owner: Client
  let roots: { id: string }[]

  beforeAll(async () => {
    world = await ownDemo('demo_at_a_standstill')
    owner = makeClient(asOwner(world.services.db.connection))
    await owner.connect()
    atEnd(() => owner.end())
    await seedBreaches(world.services)
    // Once for each installation, what was before is rebuilt from history, of what closes, too.
    await rebuildPast(world.services)
    roots = await world.prisma.organization.findMany({ where: { parentId: null }, select: { id: true } })
  })

  test('no job has changed a row', async () => {
    const { id: closedById } = await world.prisma.user.findFirstOrThrow()
    const action = await world.prisma.action.findFirstOrThrow()
    await world.prisma.outboxEntry.create({ data: { kind: 'LATE', ofId: action.id, at: world.clock.now() } })
    const before = await checksums(owner)
    await world.prisma.closing.createMany({ data: roots.map(({ id }) => ({ rootId: id, closedById })) })
    world.clock.forward({ days: 29 })
    // Twice, as the one does what the other has noted.
    for (const job of [...jobs, ...jobs]) await job.run(world.services)
    await world.prisma.closing.deleteMany({ where: { rootId: { in: roots.map(({ id }) => id) } } })
    const after = await checksums(owner)
    // What is of no organization: how far the clock was looked at, and for which months peers were compared.
    const ofNone = ['notification_watermark', 'peer_period']
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(ofNone)
  })

  test('what waited goes on once it is reopened', async () => {
    const before = await checksums(owner)
    for (const job of jobs.filter(({ name }) => name !== 'webhooks')) await job.run(world.services)
    const after = await checksums(owner)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed).toEqual(expect.arrayContaining(['action', 'clock', 'notification', 'occurrence', 'outbox']))
  })
})

test('its mails wait, and those of others leave', async () => {
  const server = await MailServer.open()
  const world = await World.make({ database: 'mails_at_a_standstill', settings: { SMTP_URL: server.url } })
  const [closed, free] = [await tree(world), await tree(world)]
  for (const { root } of [closed, free])
    await queueMail(
      world.prisma,
      { rootId: root.id, to: [`${root.id}@else.test`], subject: 's', text: 't' },
      world.clock.now(),
    )
  await world.prisma.closing.create({ data: { rootId: closed.root.id, closedById: closed.admin.id } })
  await sendMails(world.services)
  expect(server.received.map(({ to }) => to)).toEqual([[`${free.root.id}@else.test`]])
  await world.prisma.closing.delete({ where: { rootId: closed.root.id } })
  await sendMails(world.services)
  expect(server.received.map(({ to }) => to)).toContainEqual([`${closed.root.id}@else.test`])
})
