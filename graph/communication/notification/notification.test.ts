// Who is told what: by what happens, by the clock, as they have set it; and never who may not know.
import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { MailServer } from '../../testing/mailServer.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { TestClock } from '../../testing/TestClock.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { sendMails } from '../../kernel/mail/sendMails.ts'
import { addToOutbox, outboxSql } from '../../kernel/outbox.ts'
import { kindNames } from './kinds.ts'
import { noteReminders } from './noteReminders.ts'
import { readOutbox } from '../../kernel/readOutbox.ts'

// A database of its own: what is due is due for every process.
const database = 'notifications'
const clock = new TestClock()

const world = await World.make({ database, clock })
const { root, spot, admin, supervisor, ada, bo } = await tree(world, {
  groups: { spot: {} },
  people: { admin: 'ADMIN', supervisor: { level: 'SUPERVISION', in: 'spot' }, ada: { in: 'spot' }, bo: { in: 'spot' } },
})
const { admin: stranger } = await tree(world)

interface Seen {
  id: string
  kind: string
  text: string
  path: string | null
  readAt: string | null
}

const inboxOf = async (person: Person, args = '', at = world) => {
  const { notifications } = await at.ask<{ notifications: { edges: { node: Seen }[] } }>(
    person,
    `{ notifications${args} { edges { node { id kind text path readAt } } } }`,
  )
  return notifications.edges.map(({ node }) => node)
}

/** What somebody is told of what is done meanwhile, as [kind, text]. */
async function toldOf(work: () => Promise<unknown>, ...people: Person[]) {
  await readOutbox(world.services)
  const before = await Promise.all(people.map((person) => inboxOf(person)))
  await work()
  await readOutbox(world.services)
  const after = await Promise.all(people.map((person) => inboxOf(person)))
  return after.map((list, i) =>
    list.filter(({ id }) => !before[i]!.some((one) => one.id === id)).map(({ kind, text }) => [kind, text]),
  )
}

const record = (more: object = {}) => world.action(root, supervisor, { ...spot, assigneeId: ada.id, ...more })
const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000)

describe('of a record', () => {
  test('whoever it is assigned to is told, not who assigns it', async () => {
    const { globalId: id, key, title } = await record({ assigneeId: null })
    const told = await toldOf(
      () => world.mutate(supervisor, 'assignAction', { id, assigneeId: ada.globalId }),
      ada,
      supervisor,
      bo,
    )
    expect(told).toEqual([[['ASSIGNED', `${supervisor.name} assigned ${key} ${title} to you`]], [], []])
    expect((await inboxOf(ada))[0]!.path).toBe(`/home/record/${key}`)
    expect(
      await toldOf(
        () =>
          world.mutate(ada, 'createAction', {
            title: 'For myself',
            actionClassId: 1,
            priorityId: 4,
            organizationId: root.globalId,
            assigneeId: ada.globalId,
          }),
        ada,
      ),
    ).toEqual([[]])
  })

  test('what happened one after the other is told in that order, whatever it is', async () => {
    const [{ globalId: first }, { globalId: second }] = [await record(), await record({ assigneeId: null })]
    const [told] = await toldOf(async () => {
      await world.mutate(supervisor, 'addNote', { actionId: first, text: 'Gate 2' }, 'note { id }')
      await world.mutate(supervisor, 'assignAction', { id: second, assigneeId: ada.globalId })
      await world.mutate(supervisor, 'addNote', { actionId: second, text: 'Gate 3' }, 'note { id }')
      await world.mutate(bo, 'delegateAction', {
        id: (await record({ assigneeId: bo.id })).globalId,
        delegateId: ada.globalId,
      })
    }, ada)
    expect(told!.map(([kind]) => kind)).toEqual(['NOTE', 'ASSIGNED', 'NOTE', 'DELEGATED'].toReversed())
  })

  test('only who has it at last is told that it was assigned', async () => {
    const { globalId: id } = await record({ assigneeId: null })
    const told = await toldOf(
      async () => {
        await world.mutate(supervisor, 'assignAction', { id, assigneeId: ada.globalId })
        await world.mutate(supervisor, 'assignAction', { id, assigneeId: bo.globalId })
      },
      ada,
      bo,
    )
    expect(told.map((list) => list.map(([kind]) => kind))).toEqual([[], ['ASSIGNED']])
  })

  test('a delegation is told to whom it is asked of, each answer to who asked', async () => {
    const { globalId: id, key, title } = await record()
    const delegate = () => world.mutate(ada, 'delegateAction', { id, delegateId: bo.globalId })
    expect(await toldOf(delegate, ada, bo)).toEqual([
      [],
      [['DELEGATED', `${ada.name} asks you to take over ${key} ${title}`]],
    ])
    expect(await toldOf(() => world.mutate(bo, 'declineDelegation', { id, reason: 'No time' }), ada, bo)).toEqual([
      [['DELEGATION_ANSWERED', `${bo.name} declined ${key} ${title}: No time`]],
      [],
    ])
    await delegate()
    expect(await toldOf(() => world.mutate(bo, 'acceptDelegation', { id }), ada)).toEqual([
      [['DELEGATION_ANSWERED', `${bo.name} accepted ${key} ${title}`]],
    ])
    expect(await toldOf(() => world.mutate(bo, 'handBackDelegation', { id, reason: 'Ill' }), ada)).toEqual([
      [['DELEGATION_ANSWERED', `${bo.name} handed back ${key} ${title}: Ill`]],
    ])
  })

  test('what is recalled is told to who still sees it', async () => {
    const { globalId: id, key, title } = await record()
    await world.mutate(ada, 'delegateAction', { id, delegateId: bo.globalId })
    // Next Up again: their group sees it.
    expect(await toldOf(() => world.mutate(ada, 'recallDelegation', { id }), bo)).toEqual([
      [['DELEGATION_ANSWERED', `${ada.name} recalled ${key} ${title}`]],
    ])
  })

  test('an escalation is told to whom it goes, its answer to who escalated', async () => {
    const { globalId: id, key, title } = await record({ state: 'STARTED' })
    const told = await toldOf(
      () => world.mutate(ada, 'escalateAction', { id, level: 'SUPERVISION', reason: 'No parts' }),
      supervisor,
      ada,
    )
    expect(told).toEqual([[['ESCALATED', `${ada.name} escalated ${key} ${title} to you: No parts`]], []])
    expect(
      await toldOf(() => world.mutate(supervisor, 'returnEscalation', { id, note: 'They are here' }), ada),
    ).toEqual([[['ESCALATION_ANSWERED', `${supervisor.name} returned ${key} ${title}: They are here`]]])
  })

  test('that is complete, who made it is told, and the nearest who may sign it off', async () => {
    const made = (more: object) =>
      world.mutate<MutationResult & { action: { id: string } }>(admin, 'createAction', {
        title: 'Seal count',
        actionClassId: 1,
        priorityId: 4,
        organizationId: root.globalId,
        departmentId: globalId('Department', spot.departmentId),
        groupId: globalId('Group', spot.groupId),
        assigneeId: ada.globalId,
        ...more,
      })
    const { action } = await made({})
    const complete = () => world.mutate(ada, 'quickCompleteAction', { id: action.id, durationMins: 5 })
    expect((await toldOf(complete, admin, supervisor)).map((list) => list.map(([kind]) => kind))).toEqual([
      ['COMPLETED'],
      [],
    ])
    const { action: signed } = await made({ requiresSignOff: true })
    const told = await toldOf(
      () => world.mutate(ada, 'quickCompleteAction', { id: signed.id, durationMins: 5 }),
      admin,
      supervisor,
      ada,
    )
    expect(told.map((list) => list.map(([kind]) => kind))).toEqual([['COMPLETED'], ['SIGN_OFF'], []])
  })

  test('a note is told to those whose record it is', async () => {
    const { globalId: id, key, title } = await record({ delegatorId: bo.id })
    const told = await toldOf(
      () => world.mutate(supervisor, 'addNote', { actionId: id, text: 'Door 4 instead' }, 'note { id }'),
      ada,
      bo,
      supervisor,
      admin,
    )
    const news = [['NOTE', `${supervisor.name} wrote on ${key} ${title}: Door 4 instead`]]
    expect(told).toEqual([news, news, [], []])
  })

  test('who may not see it any more is not told; what was told says no more than one may see', async () => {
    const leaver = await world.user(root, 'TRANSACTIONAL', spot)
    const { globalId: id, title } = await record({ assigneeId: leaver.id, state: 'STARTED' })
    await world.mutate(supervisor, 'addNote', { actionId: id, text: 'Before' }, 'note { id }')
    await readOutbox(world.services)
    expect((await inboxOf(leaver))[0]!.text).toContain(title)
    await world.mutate(supervisor, 'addNote', { actionId: id, text: 'After' }, 'note { id }')
    await world.prisma.membership.updateMany({ where: { userId: leaver.id }, data: { endsAt: clock.now() } })
    await readOutbox(world.services)
    const inbox = await inboxOf(leaver)
    expect(inbox.map(({ text, path }) => [text, path])).toEqual([
      [`${supervisor.name} wrote on something that you no longer see: Before`, null],
    ])
  })

  test('a disabled person is told nothing', async () => {
    const gone = await world.user(root, 'TRANSACTIONAL', spot)
    const { globalId: id } = await record({ assigneeId: null })
    await world.mutate(supervisor, 'assignAction', { id, assigneeId: gone.globalId })
    await world.prisma.user.update({ where: { id: gone.id }, data: { status: 'DISABLED' } })
    await readOutbox(world.services)
    expect(await world.prisma.notification.count({ where: { userId: gone.id } })).toBe(0)
  })

  test('the deputy of who is away is told too', async () => {
    const away = await world.user(root, 'TRANSACTIONAL', spot)
    await world.absence(root, away, { deputyId: bo.id })
    const { globalId: id, key, title } = await record({ assigneeId: null })
    const [told, deputy] = await toldOf(
      () => world.mutate(supervisor, 'assignAction', { id, assigneeId: away.globalId }),
      away,
      bo,
    )
    const text = `${supervisor.name} assigned ${key} ${title} to you`
    expect(told).toEqual([['ASSIGNED', text]])
    expect(deputy).toEqual([['ASSIGNED', `${text} (as deputy of ${away.name})`]])
  })
})

describe('by the clock', () => {
  test('a record is due soon, late, and to go on once each; one that was done meanwhile is not', async () => {
    await noteReminders(world.services)
    const due = await record({ scheduledStart: at(0), scheduledEnd: at(100) })
    const waits = await record({ state: 'WAITING_EXTERNAL', resumeAt: at(50) })
    const done = await record({ scheduledEnd: at(90) })
    const kinds = async () =>
      (await toldOf(() => noteReminders(world.services), ada))[0]!.map(([kind, text]) => [kind, text!.split(' ')[0]])
    expect(await kinds()).toEqual([])
    clock.forward({ minutes: 41 })
    expect(new Set((await kinds()).map(String))).toEqual(new Set([`DUE_SOON,${done.key}`, `DUE_SOON,${due.key}`]))
    clock.forward({ minutes: 10 })
    expect(await kinds()).toEqual([['RESUMES', waits.key]])
    await world.mutate(ada, 'quickCompleteAction', { id: done.globalId, durationMins: 5 })
    clock.forward({ minutes: 60 })
    expect(await kinds()).toEqual([['LATE', due.key]])
    expect(await kinds()).toEqual([])
  })

  test('a tour starts soon, as long before as it says', async () => {
    const tour = await world.prisma.tour.create({
      data: { organizationId: root.id, name: 'Night round', typeId: 1, actionClassId: 1, reminderMins: 30 },
    })
    const run = await world.prisma.tourRun.create({
      data: { organizationId: root.id, tourId: tour.id, creatorId: admin.id, assigneeId: ada.id, plannedStart: at(45) },
    })
    await noteReminders(world.services)
    clock.forward({ minutes: 16 })
    expect(await toldOf(() => noteReminders(world.services), ada)).toEqual([
      [['TOUR_STARTS', 'Night round starts soon']],
    ])
    expect((await inboxOf(ada))[0]!.path).toBe(`/actonTourSettings/run/${globalId('TourRun', run.id)}`)
  })

  test('a tour that is planned, moved, given or reminded of late is told at once, and once', async () => {
    const stops = [{ name: 'Gate', coordinates: { latitude: 0, longitude: 0 } }]
    const { tour, message } = await world.mutate<MutationResult & { tour: { id: string } }>(
      admin,
      'createTour',
      { organizationId: root.globalId, name: 'Late round', stops, reminderMins: 30 },
      'tour { id }',
    )
    expect(message).toBeUndefined()
    const plan = async (startsAt: Date) =>
      (
        await world.mutate<MutationResult & { run: { id: string } }>(
          admin,
          'planTourRun',
          { tourId: tour.id, startsAt: startsAt.toISOString(), assigneeId: ada.globalId },
          'run { id }',
        )
      ).run
    await noteReminders(world.services)
    const told = async (work: () => Promise<unknown>) =>
      (await toldOf(async () => (await work(), await noteReminders(world.services)), ada, bo)).map((one) =>
        one.map(([kind]) => kind),
      )
    let id = ''
    expect(await told(async () => ({ id } = await plan(at(10))))).toEqual([['TOUR_STARTS'], []])
    clock.forward({ minutes: 1 })
    expect(await told(async () => {})).toEqual([[], []])
    expect(
      await told(() => world.mutate(admin, 'assignTourRun', { id, assigneeId: bo.globalId }, 'run { id }')),
    ).toEqual([[], ['TOUR_STARTS']])
    expect(
      await told(() => world.mutate(admin, 'replanTourRun', { id, startsAt: at(50).toISOString() }, 'run { id }')),
    ).toEqual([[], []])
    expect(
      await told(() => world.mutate(admin, 'replanTourRun', { id, startsAt: at(20).toISOString() }, 'run { id }')),
    ).toEqual([[], ['TOUR_STARTS']])
    expect(await told(() => plan(at(60)))).toEqual([[], []])
    expect(
      await told(() => world.mutate(admin, 'updateTour', { id: tour.id, reminderMins: 90 }, 'tour { id }')),
    ).toEqual([['TOUR_STARTS'], []])
  })

  test('of two processes each moment is passed by one', async () => {
    await noteReminders(world.services)
    const { key } = await record({ scheduledEnd: at(30) })
    clock.forward({ minutes: 31 })
    const other = await World.make({ database, clock })
    await Promise.all([noteReminders(world.services), noteReminders(other.services)])
    await Promise.all([readOutbox(world.services), readOutbox(other.services)])
    expect((await inboxOf(ada)).filter(({ kind, text }) => kind === 'LATE' && text.startsWith(`${key} `))).toHaveLength(
      1,
    )
  })
})

describe('beside records', () => {
  const noted = (kind: string, ofId: string, facts: object = {}) =>
    world.prisma.$transaction((tx) => addToOutbox(tx, { kind, ofId, at: clock.now(), facts }))

  test('an invitation is told to whom it still concerns', async () => {
    const { id, number } = await world.prisma.appointment.create({
      data: {
        number: 11,
        organizationId: root.id,
        name: 'Yard walk',
        creatorId: admin.id,
        date: clock.now(),
        startMins: 600,
        endMins: 630,
        timeZone: 'UTC',
        startsAt: at(60),
        endsAt: at(90),
        attendees: { create: [{ userId: ada.id, name: ada.name, email: ada.email }] },
      },
    })
    const facts = { actorId: admin.id, userIds: [ada.id, bo.id, admin.id] }
    expect(await toldOf(() => noted('APPOINTMENT_INVITED', id, facts), ada, bo, admin)).toEqual([
      [['APPOINTMENT_INVITED', `${admin.name} asks you to Yard walk`]],
      [],
      [],
    ])
    expect((await inboxOf(ada))[0]!.path).toBe(`/home/appointment/appt-${number}`)
    expect(
      await toldOf(
        () => noted('APPOINTMENT_ANSWERED', id, { actorId: ada.id, userIds: [admin.id], response: 'DECLINED' }),
        admin,
      ),
    ).toEqual([[['APPOINTMENT_ANSWERED', `${ada.name} will not come to Yard walk`]]])
  })

  test('a message is told to who follows its thread and has not muted it', async () => {
    const thread = await world.prisma.thread.create({
      data: {
        organizationId: root.id,
        subject: 'Gate 4',
        creatorId: ada.id,
        lastAt: clock.now(),
        createdAt: clock.now(),
        readers: {
          create: [ada, bo, supervisor].map(({ id: userId }) => ({ userId, takesPart: true, muted: userId === bo.id })),
        },
      },
    })
    const message = await world.prisma.message.create({
      data: { threadId: thread.id, authorId: supervisor.id, text: 'It opens at seven', createdAt: clock.now() },
    })
    expect(await toldOf(() => noted('MESSAGE', message.id), ada, bo, supervisor)).toEqual([
      [['MESSAGE', `${supervisor.name} wrote in “Gate 4”: It opens at seven`]],
      [],
      [],
    ])
  })

  test('a mail that failed is told to who sent it', async () => {
    const { id } = await world.prisma.mail.create({
      data: {
        rootId: root.id,
        senderId: ada.id,
        to: ['x@demo.test'],
        subject: 'Seals',
        text: '',
        messageId: 'failed',
        state: 'FAILED',
        error: 'Gone.',
        nextAt: clock.now(),
        createdAt: clock.now(),
      },
    })
    expect(await toldOf(() => noted('MAIL_FAILED', id), ada)).toEqual([
      [['MAIL_FAILED', 'Your mail “Seals” to x@demo.test was not delivered. Gone.']],
    ])
  })

  test('a request is told to who decides, the decision to who asked, once', async () => {
    const asker = await world.user()
    const ask = () =>
      world.mutate<{ request: { id: string } }>(
        asker,
        'requestAssociation',
        { organizationId: root.globalId, note: '' },
        'request { id }',
      )
    let request = ''
    const told = await toldOf(async () => (request = (await ask()).request.id), admin, supervisor, asker, stranger)
    expect(told.map((list) => list.map(([kind]) => kind))).toEqual([['REQUEST'], [], [], []])
    expect(
      (await toldOf(() => world.mutate(admin, 'acceptAssociation', { id: request }, 'request { id }'), asker))[0]!.map(
        ([kind]) => kind,
      ),
    ).toEqual(['REQUEST_DECIDED'])
  })

  test('another role is told to who has it', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    const { id } = await world.prisma.membership.findFirstOrThrow({ where: { userId: person.id } })
    const { legalName } = await world.prisma.organization.findUniqueOrThrow({ where: { id: root.id } })
    const told = await toldOf(
      () =>
        world.mutate(
          admin,
          'updateMembership',
          { id: globalId('Membership', id), accessLevel: 'SUPERVISION' },
          'membership { id }',
        ),
      person,
    )
    expect(told).toEqual([[['ROLE_CHANGED', `${admin.name} made you Supervision at ${legalName}`]]])
  })
})

describe('as one has set it', () => {
  const save = (person: Person, kinds: object[], more = {}) =>
    world.mutate<
      MutationResult & {
        user: {
          notificationSettings: { version: number; kinds: { kind: string; inProduct: boolean; byMail: boolean }[] }
        }
      }
    >(
      person,
      'saveNotificationSettings',
      { kinds, ...more },
      'user { notificationSettings { version kinds { kind inProduct byMail } } }',
    )

  test('each kind is in the inbox and not mailed, until something else is set', async () => {
    const person = await world.user(root)
    const { user } = await save(person, [{ kind: 'NOTE', inProduct: false, byMail: true }])
    expect(user.notificationSettings.kinds.filter(({ inProduct, byMail }) => !inProduct || byMail)).toEqual([
      { kind: 'NOTE', inProduct: false, byMail: true },
    ])
    expect(user.notificationSettings.kinds.map(({ kind }) => kind)).toEqual(kindNames)
    expect(await save(person, [{ kind: 'LATE', inProduct: true, byMail: true }], { version: 0 })).toMatchObject({
      __typename: 'ConflictError',
    })
    expect(
      (await save(person, [{ kind: 'LATE', inProduct: true, byMail: true }], { version: 1 })).user.notificationSettings
        .version,
    ).toBe(2)
  })

  test('too many kinds are refused, and of others one sees nothing', async () => {
    const many = Array.from({ length: 30 }, () => ({ kind: 'NOTE', inProduct: true, byMail: true }))
    expect(await save(ada, many)).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'kinds' }] })
    const source = 'query ($of: ID!) { user(id: $of) { unreadNotifications notificationSettings { version } } }'
    expect(await world.ask(admin, source, { of: ada.globalId })).toEqual({
      user: { unreadNotifications: null, notificationSettings: null },
    })
  })

  test('what is off is not told; what is to come by mail comes by mail, once, where mail is set up', async () => {
    const server = await MailServer.open()
    const mailing = await World.make({
      database,
      clock,
      settings: { SMTP_URL: server.url, PUBLIC_URL: 'https://ops.demo.test' },
    })
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    await save(person, [
      { kind: 'ASSIGNED', inProduct: false, byMail: true },
      { kind: 'NOTE', inProduct: false, byMail: false },
    ])
    const { globalId: id, key, title } = await record({ assigneeId: null })
    await world.mutate(supervisor, 'assignAction', { id, assigneeId: person.globalId })
    await world.mutate(supervisor, 'addNote', { actionId: id, text: 'Unheard' }, 'note { id }')
    await readOutbox(mailing.services)
    expect(await inboxOf(person)).toEqual([])
    await sendMails(mailing.services)
    const mails = server.received.filter(({ to }) => to[0] === person.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.source.replaceAll('=\r\n', '')).toContain(`${supervisor.name} assigned ${key} ${title} to you`)
    expect(mails[0]!.source).toContain(`https://ops.demo.test/home/record/${key}`)
  })

  test('what is to come by mail comes in the language of who reads it', async () => {
    const settings = { SMTP_URL: 'smtp://localhost:25' }
    const mailing = await World.make({ database, clock, settings })
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    await save(person, [{ kind: 'ASSIGNED', inProduct: false, byMail: true }])
    await world.prisma.session.update({ where: { id: person.sessionId }, data: { language: 'es' } })
    const { globalId: id, key, title } = await record({ assigneeId: null })
    await world.mutate(supervisor, 'assignAction', { id, assigneeId: person.globalId })
    await readOutbox(mailing.services)
    const { subject, text } = await world.prisma.mail.findFirstOrThrow({ where: { to: { has: person.email } } })
    expect(subject).toBe(`${supervisor.name} le asignó ${key} ${title}`)
    expect(text).toContain('Recibe esto por correo electrónico')
  })

  test('where mail is not set up none is kept for later', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    await save(person, [{ kind: 'ASSIGNED', inProduct: true, byMail: true }])
    const { globalId: id } = await record({ assigneeId: null })
    expect(
      await toldOf(() => world.mutate(supervisor, 'assignAction', { id, assigneeId: person.globalId }), person),
    ).toHaveLength(1)
    expect(await world.prisma.mail.count({ where: { to: { has: person.email } } })).toBe(0)
  })
})

describe('the inbox', () => {
  let person: Person
  let ids: string[]

  beforeAll(async () => {
    person = await world.user(root, 'TRANSACTIONAL', spot)
    const { id } = await record({ assigneeId: person.id })
    const { id: appointmentId } = await world.prisma.appointment.create({
      data: {
        number: 12,
        organizationId: root.id,
        name: 'Audit',
        creatorId: person.id,
        date: clock.now(),
        startMins: 0,
        endMins: 60,
        timeZone: 'UTC',
        startsAt: at(0),
        endsAt: at(60),
      },
    })
    const rows = Array.from({ length: 12 }, (_none, i) => ({
      userId: person.id,
      rootId: root.id,
      kind: i % 3 ? 'NOTE' : 'APPOINTMENT_CHANGED',
      cause: `inbox ${i}`,
      actorId: admin.id,
      ...(i % 3 ? { actionId: id } : { appointmentId }),
      at: clock.now(),
    }))
    await world.prisma.notification.createMany({ data: rows })
    ids = (await inboxOf(person)).map((one) => one.id)
  })

  const mark = (by: Person, { read, ...selection }: { read: boolean; ids?: unknown; upToId?: unknown }) =>
    world.mutate<
      MutationResult & { user: { unreadNotifications: number }; notifications: { id: string; readAt: string | null }[] }
    >(by, 'markNotifications', { read, selection }, 'user { unreadNotifications } notifications { id readAt }')

  test('is paged, latest first, and narrowed to a kind', async () => {
    const page = await world.ask<{
      notifications: { edges: { cursor: string; node: { id: string } }[]; pageInfo: { hasNextPage: boolean } }
    }>(person, '{ notifications(first: 5) { edges { cursor node { id } } pageInfo { hasNextPage } } }')
    expect(page.notifications.pageInfo.hasNextPage).toBe(true)
    const rest = await inboxOf(person, `(after: "${page.notifications.edges.at(-1)!.cursor}")`)
    expect([...page.notifications.edges.map(({ node }) => node.id), ...rest.map(({ id }) => id)]).toEqual(ids)
    expect(await inboxOf(person, '(filter: { kind: { eq: APPOINTMENT_CHANGED } })')).toHaveLength(4)
    const { errors } = await world.run(person, '{ notifications(after: "eA==") { edges { node { id } } } }')
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
  })

  test('is in the order in which things happened, whichever was written first, and is marked up to one by that order', async () => {
    const late = await world.user(root, 'TRANSACTIONAL', spot)
    const hoursAgo = [3, 0, 200, 1, 26]
    for (const [i, hours] of hoursAgo.entries()) {
      const at = new Date(clock.now().getTime() - hours * 3_600_000)
      await world.prisma.notification.create({
        data: { userId: late.id, rootId: root.id, kind: 'APPOINTMENT_CHANGED', cause: `order ${i}`, at },
      })
    }
    const query =
      'query ($after: Cursor) { notifications(first: 2, after: $after) { edges { cursor node { id at } } } }'
    const seen: { id: string; at: string }[] = []
    for (let after: string | undefined, read = 2; read === 2;) {
      const { notifications } = await world.ask<{
        notifications: { edges: { cursor: string; node: { id: string; at: string } }[] }
      }>(late, query, { after })
      seen.push(...notifications.edges.map(({ node }) => node))
      after = notifications.edges.at(-1)?.cursor
      read = notifications.edges.length
    }
    expect(seen.map(({ at }) => Math.round((clock.now().getTime() - Date.parse(at)) / 3_600_000))).toEqual([
      0, 1, 3, 26, 200,
    ])
    expect((await mark(late, { upToId: seen[2]!.id, read: true })).user.unreadNotifications).toBe(2)
  })

  test('is seven statements beside who asks, however much is in it', async () => {
    const source = '{ notifications { edges { node { id text path isUrgent actorName } } } }'
    expect(await statementsOf(() => world.ask(person, source))).toHaveLength(8)
  })

  test('is marked one by one, and as a whole up to what was seen', async () => {
    const first = await mark(person, { ids: [ids[3]], read: true })
    expect(first).toMatchObject({ user: { unreadNotifications: 11 }, notifications: [{ id: ids[3] }] })
    expect(await inboxOf(person, '(filter: { isUnread: true })')).toHaveLength(11)
    expect((await mark(person, { upToId: ids[2], read: true })).user.unreadNotifications).toBe(2)
    expect((await mark(person, { ids: [ids[3], ids[4]], read: false })).user.unreadNotifications).toBe(4)
  })

  test.each([
    ['neither some nor all', {}],
    ['both', { ids: [], upToId: 'x' }],
  ])('to mark %s is refused', async (_what, input) => {
    await expect(mark(person, { ...input, read: true })).rejects.toThrow(/Exactly one key/)
  })

  test('to mark more than a hundred is refused', async () => {
    expect(await mark(person, { ids: Array.from({ length: 101 }, () => 'x'), read: true })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'selection.ids' }],
    })
  })

  test('is nobody else’s, not an Admin’s either: theirs and none are the same', async () => {
    for (const other of [admin, stranger]) {
      expect(await mark(other, { ids: [ids[0]], read: true })).toMatchObject({
        __typename: 'NotFoundError',
        message: 'The notification was not found.',
      })
      expect(await world.ask(other, 'query ($id: ID!) { node(id: $id) { id } }', { id: ids[0] })).toEqual({
        node: null,
      })
    }
    expect(await mark(person, { ids: ['garbage'], read: true })).toMatchObject({
      __typename: 'NotFoundError',
      message: 'The notification was not found.',
    })
  })
})

describe('live', () => {
  const source = 'subscription { notificationsChanged { notification { text } user { unreadNotifications } } }'
  interface Heard {
    notificationsChanged: { notification: { text: string } | null; user: { unreadNotifications: number } }
  }

  test('one hears of one’s own, and of what one has read elsewhere; nobody else does', async () => {
    const person = await world.user(root, 'TRANSACTIONAL', spot)
    const [mine, others] = await Promise.all([world.listen<Heard>(person, source), world.listen<Heard>(admin, source)])
    const { globalId: id, key } = await record({ assigneeId: null })
    await world.mutate(supervisor, 'assignAction', { id, assigneeId: person.globalId })
    await readOutbox(world.services)
    const heard = await mine.next()
    expect(heard?.notificationsChanged.user.unreadNotifications).toBe(1)
    expect(heard?.notificationsChanged.notification?.text).toContain(key)
    await world.mutate(
      person,
      'markNotifications',
      { selection: { ids: [(await inboxOf(person))[0]!.id] }, read: true },
      'user { id }',
    )
    expect(await mine.next()).toEqual({
      notificationsChanged: { notification: null, user: { unreadNotifications: 0 } },
    })
    expect(await others.next(100)).toBeNull()
  })

  test('it ends with the session', async () => {
    const person = await world.user(root)
    const stream = await world.listen<Heard>(person, source)
    await world.prisma.session.update({ where: { id: person.sessionId }, data: { endedAt: clock.now() } })
    await expect.poll(() => stream.ended).toBe(true)
  })
})

test('ten thousand things that are due are told in few statements, once each, by however many processes', async () => {
  await readOutbox(world.services)
  const { id: actionId } = await record()
  await world.services.db.runOnce(
    `with added as (
      insert into note (action_id, author_id, text, created_at) select $1, $2, 'Note ' || n, $3 from generate_series(1, 10000) n returning id)
    ${outboxSql({ kind: `'NOTE'`, from: 'added', ofId: 'id', at: '$3' })}`,
    [actionId, supervisor.id, clock.now()],
  )
  const other = await World.make({ database, clock })
  let told = 0
  const sent = await statementsOf(async () => {
    for (const count of await Promise.all([readOutbox(world.services), readOutbox(other.services)])) told += count
  })
  expect(told).toBe(10_000)
  expect(sent.length).toBeLessThan(100)
  expect(await world.prisma.notification.count({ where: { userId: ada.id, actionId } })).toBe(10_000)
  expect(await world.prisma.outboxEntry.count()).toBe(0)
})
