// The files on an appointment, and what is to be done after it.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make({ settings: { FILE_MB: 1 } })
const base = await world.serve()
const {
  root: at,
  spot,
  admin,
  supervisor,
  driver,
} = await tree(world, {
  root: { timeZone: 'Europe/Oslo' },
  groups: { spot: {} },
  people: { admin: 'ADMIN', supervisor: { level: 'SUPERVISION', in: 'spot' }, driver: { in: 'spot' } },
})
const { admin: stranger } = await tree(world)

interface Item {
  id: string
  item: string
  dueDate: string | null
  hasRecord: boolean
  assignedTo: { id: string } | null
  action: { id: string; key: string } | null
}
interface Appointment {
  id: string
  version: number
  actionItems: Item[]
  attachments: { file: { id: string; name: string; url: string }; can: { remove: { allowed: boolean } } }[]
  can: { attach: { allowed: boolean; reason: string | null } }
}
interface Answer extends Omit<MutationResult, 'action'> {
  appointment: Appointment
  action?: {
    id: string
    title: string
    schedule: { end: string | null }
    assignee: { id: string } | null
    group: { id: string } | null
    appointment: { key: string } | null
  } | null
}
interface Ticketed extends MutationResult {
  url: string
  fileId: string
}

const fields = `id version actionItems { id item dueDate hasRecord assignedTo { id } action { id key } } attachments { file { id name url } can { remove { allowed } } } can { attach { allowed reason } }`
const ask = (person: Person, mutation: string, input: object, more = '') =>
  world.mutate<Answer>(person, mutation, input, `appointment { ${fields} } ${more}`)
const create = (person: Person, more: object = {}) =>
  ask(person, 'createAppointment', {
    organizationId: at.globalId,
    groupId: globalId('Group', spot.groupId),
    name: 'Dock review',
    schedule: { date: '2026-11-23' },
    attendees: [{ userId: driver.globalId }],
    ...more,
  })
const made = async (person = admin, more: object = {}) => (await create(person, more)).appointment
const see = async (person: Person, id: string) =>
  (
    await world.ask<{ node: Appointment | null }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on Appointment { ${fields} } } }`,
      { id },
    )
  ).node

describe('a file', () => {
  const ticket = (person: Person, of: object, more: object = {}) =>
    world.mutate<Ticketed>(
      person,
      'createFileTicket',
      { purpose: 'APPOINTMENT', name: 'counts.pdf', size: 5, owner: of, ...more },
      'url fileId',
    )
  const send = async (url: string, body = '%PDF-') => (await fetch(base + url, { method: 'PUT', body })).status
  async function sent(person: Person, of: object, more: object = {}, body?: string) {
    const { url, fileId } = await ticket(person, of, more)
    expect(await send(url, body)).toBe(200)
    return fileId
  }
  const attach = (person: Person, id: string, fileId: string) => ask(person, 'addAppointmentFile', { id, fileId })
  const remove = (person: Person, id: string, fileId: string) => ask(person, 'removeAppointmentFile', { id, fileId })

  test('is sent by whoever sees the appointment, and seen by those alone', async () => {
    const { id } = await made()
    const fileId = await sent(driver, { appointmentId: id })
    const { appointment } = await attach(driver, id, fileId)
    expect(appointment.attachments.map(({ file }) => file.name)).toEqual(['counts.pdf'])
    expect(appointment.version).toBe(1)
    const seen = (await see(supervisor, id))!.attachments[0]!
    expect((await fetch(base + seen.file.url)).status).toBe(200)
    const other = await world.user(at, 'TRANSACTIONAL', await world.group(at))
    for (const person of [other, stranger]) {
      expect(
        (await world.ask<{ node: object | null }>(person, 'query ($id: ID!) { node(id: $id) { id } }', { id: fileId }))
          .node,
      ).toBeNull()
      expect((await ticket(person, { appointmentId: id })).code).toBe('NOT_FOUND')
    }
  })

  test('comes with a new appointment, sent before there was one', async () => {
    const fileId = await sent(driver, { organizationId: at.globalId })
    const { attachments } = await made(driver, { fileIds: [fileId] })
    expect(attachments.map(({ file }) => file.id)).toEqual([fileId])
    expect((await create(driver, { fileIds: [fileId] })).code).toBe('CONFLICT')
    expect((await create(admin, { fileIds: [await sent(driver, { organizationId: at.globalId })] })).code).toBe(
      'NOT_FOUND',
    )
    expect((await ticket(stranger, { organizationId: at.globalId })).code).toBe('NOT_FOUND')
  })

  test('of a kind that is not taken, or too big, is refused before it is sent', async () => {
    const { id } = await made()
    const { fields: kind } = await ticket(driver, { appointmentId: id }, { name: 'setup.exe' })
    expect(kind).toEqual([
      {
        path: 'name',
        message: expect.stringMatching(/^This kind of file is not taken\. Send one of: pdf, png, /),
      },
    ])
    expect((await ticket(driver, { appointmentId: id }, { size: 1_000_001 })).fields).toEqual([
      { path: 'size', message: 'Send a file of at most 1 MB.' },
    ])
    expect((await ticket(driver, { appointmentId: id }, { name: 'pdf' })).code).toBe('VALIDATION')
    const limits = await world.ask<{ attachmentLimits: { megabytes: number; endings: string[] } }>(
      driver,
      '{ attachmentLimits { megabytes endings } }',
    )
    expect(limits.attachmentLimits).toMatchObject({
      megabytes: 1,
      endings: expect.arrayContaining(['pdf', 'docx', 'csv']),
    })
  })

  test('that is not what it is called is refused by its bytes', async () => {
    const { id } = await made()
    const fileId = await sent(driver, { appointmentId: id }, { size: 4 }, 'MZ..')
    expect((await attach(driver, id, fileId)).fields).toEqual([
      { path: 'fileId', message: expect.stringContaining('counts.pdf is no pdf') },
    ])
    expect(
      (await attach(driver, id, await sent(driver, { appointmentId: id }, { name: 'Counts.CSV', size: 3 }, 'a,b')))
        .appointment.attachments,
    ).toHaveLength(1)
  })

  test('is removed by who added it or may change the appointment, with its bytes', async () => {
    const { id } = await made()
    const fileId = await sent(driver, { appointmentId: id })
    await attach(driver, id, fileId)
    const asked = await world.user(at, 'TRANSACTIONAL', spot)
    await ask(admin, 'addAppointmentAttendee', { id, attendee: { userId: asked.globalId } })
    expect((await see(asked, id))!.attachments[0]!.can.remove.allowed).toBe(false)
    expect((await remove(asked, id, fileId)).code).toBe('FORBIDDEN')
    expect((await remove(supervisor, id, fileId)).appointment.attachments).toEqual([])
    expect(
      await world.prisma.file.count({
        where: {
          createdById: driver.id,
          appointmentAttachments: { none: {} },
          name: 'counts.pdf',
          size: 5,
          organizationId: at.id,
        },
      }),
    ).toBeLessThanOrEqual(1)
    expect((await remove(supervisor, id, fileId)).code).toBe('NOT_FOUND')
  })

  test('is on one thing only, and on nothing that was cancelled', async () => {
    const [one, two] = [await made(), await made()]
    const fileId = await sent(driver, { appointmentId: one.id })
    await attach(driver, one.id, fileId)
    expect((await attach(driver, one.id, fileId)).appointment.attachments).toHaveLength(1)
    expect((await attach(driver, two.id, fileId)).code).toBe('CONFLICT')
    const record = await world.action(at, driver, spot)
    expect(
      (await world.mutate(driver, 'addAttachment', { actionId: record.globalId, fileId }, '__typename')).code,
    ).toBe('CONFLICT')
    await ask(admin, 'cancelAppointment', { id: one.id })
    expect((await see(driver, one.id))!.can.attach).toMatchObject({
      allowed: false,
      reason: 'This appointment was cancelled.',
    })
    expect((await ticket(driver, { appointmentId: one.id })).code).toBe('CONFLICT')
  })
})

describe('an action item', () => {
  const add = async (id: string, more: object = {}, person = admin) =>
    ask(person, 'addAppointmentActionItem', { id, item: 'Order seals', ...more })
  const make = (item: Item, person = admin) =>
    ask(
      person,
      'createActionFromAppointmentItem',
      { id: item.id },
      'action { id title schedule { end } assignee { id } group { id } appointment { key } }',
    )

  test('is noted with who and by when, changed and struck', async () => {
    const { id } = await made()
    const { appointment } = await add(id, { assignedToId: driver.globalId, dueDate: '2026-11-30' })
    const [item] = appointment.actionItems
    expect(item).toMatchObject({
      item: 'Order seals',
      dueDate: '2026-11-30',
      assignedTo: { id: driver.globalId },
      hasRecord: false,
      action: null,
    })
    const changed = await ask(admin, 'updateAppointmentActionItem', {
      id: item!.id,
      item: 'Order hinges',
      dueDate: null,
    })
    expect(changed.appointment.actionItems[0]).toMatchObject({
      item: 'Order hinges',
      dueDate: null,
      assignedTo: { id: driver.globalId },
    })
    expect((await ask(admin, 'removeAppointmentActionItem', { id: item!.id })).appointment.actionItems).toEqual([])
  })

  test.each([
    ['item', { item: '' }],
    ['dueDate', { dueDate: '2026-13-01' }],
    ['dueDate', { dueDate: 'soon' }],
  ])('says what is wrong with its %s', async (path, more) => {
    const { id } = await made()
    expect((await add(id, more)).fields!.map((field) => field.path)).toEqual([path])
  })

  test('becomes a record of the place of its appointment, due at the end of its day there; each leads to the other', async () => {
    const { id } = await made()
    const { appointment } = await add(id, { assignedToId: driver.globalId, dueDate: '2026-11-30' })
    const { action, appointment: after } = await make(appointment.actionItems[0]!)
    expect(action).toMatchObject({
      title: 'Order seals',
      schedule: { end: '2026-11-30T22:59:00.000Z' },
      assignee: { id: driver.globalId },
      group: { id: globalId('Group', spot.groupId) },
    })
    expect(action!.appointment!.key).toMatch(/^appt-\d+$/)
    expect(after.actionItems[0]).toMatchObject({ hasRecord: true, action: { id: action!.id } })
    expect((await make(appointment.actionItems[0]!)).code).toBe('CONFLICT')
    expect(
      await ask(admin, 'updateAppointmentActionItem', { id: appointment.actionItems[0]!.id, item: 'x' }),
    ).toMatchObject({ code: 'CONFLICT', message: 'This is an action record by now; change that.' })
  })

  test('of two at once becomes one record', async () => {
    const { id } = await made()
    const [item] = (await add(id)).appointment.actionItems
    const answers = await Promise.all([make(item!), make(item!)])
    expect(answers.map(({ code }) => code ?? 'DONE').toSorted()).toEqual(['CONFLICT', 'DONE'])
  })

  test('is given only to whom one may give work', async () => {
    const own = await made(driver, { attendees: [] })
    const mine = (await add(own.id, { assignedToId: driver.globalId }, driver)).appointment.actionItems.at(-1)!
    expect((await make(mine, driver)).action!.assignee!.id).toBe(driver.globalId)
    const theirs = (await add(own.id, { assignedToId: supervisor.globalId }, driver)).appointment.actionItems.at(-1)!
    expect((await make(theirs, driver)).code).toBe('FORBIDDEN')
    expect((await add(own.id, { assignedToId: stranger.globalId }, driver)).code).toBe('NOT_FOUND')
  })

  test('is nothing to who may not see its appointment, and its record says nothing of that', async () => {
    const { id } = await made(admin, { attendees: [] })
    const item = (await add(id, { assignedToId: driver.globalId })).appointment.actionItems[0]!
    const { action } = await make(item)
    const { node } = await world.ask<{ node: { title: string; appointment: null } }>(
      driver,
      'query ($id: ID!) { node(id: $id) { ... on Action { title appointment { key } } } }',
      { id: action!.id },
    )
    expect(node).toEqual({ title: 'Order seals', appointment: null })
    expect((await make(item, driver)).code).toBe('NOT_FOUND')
    expect((await make(item, stranger)).code).toBe('NOT_FOUND')
  })
})
