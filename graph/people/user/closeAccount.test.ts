// Somebody leaves: nobody signs in as them any more, and nothing says who they were; what they did stays.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeClient, type Client } from '../../../prisma/connect.ts'
import { sendMails } from '../../kernel/mail/sendMails.ts'
import { accessLevels } from '../../kernel/policy.ts'
import { atEnd } from '../../testing/atEnd.ts'
import { asOwner } from '../../testing/database.ts'
import { found } from '../../testing/everyRow.ts'
import { MailServer } from '../../testing/mailServer.ts'
import { givePassword } from '../../testing/password.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { eraseDue } from '../closing/eraseDue.ts'

const password = 'Quarry-lantern-88'
let world: World
let server: MailServer
let owner: Client

beforeAll(async () => {
  server = await MailServer.open()
  world = await World.make({ database: 'close_account', settings: { SMTP_URL: server.url } })
  owner = makeClient(asOwner(world.services.db.connection))
  await owner.connect()
  atEnd(() => owner.end())
})

const leave = async (person: Person, more: object = {}) => {
  await givePassword(world, person, password)
  return world.mutate(person, 'closeAccount', { password, ...more }, 'closed')
}
const close = (as: Person, { globalId: userId }: Person, more: object = {}) =>
  world.mutate(as, 'closeUserAccount', { userId, password, ...more }, 'closed')

/** What is replaced behind the answer. */
const forgotten = async () => {
  await sendMails(world.services)
  while (await eraseDue(world.services, { rest: 0 })) {
    /* until nothing is left */
  }
}

describe('who leaves', () => {
  test('is found nowhere by their name or address, and what they did is a former member’s', async () => {
    const { root, admin, spot, zora } = await tree(world, {
      groups: { spot: {} },
      people: { admin: 'ADMIN', zora: { level: 'TACTICAL', in: 'spot', name: 'Zora Quillfeather' } },
    })
    const { prisma } = world
    const email = 'zora.quillfeather@test.test'
    const now = world.clock.now()
    const at = { organizationId: root.globalId }
    await prisma.user.update({ where: { id: zora.id }, data: { email, username: 'quillfeather' } })
    const { globalId: id, version } = await world.action(root, admin, { ...spot })
    await world.mutate(zora, 'startAction', { id, version })
    await world.mutate(zora, 'addNote', { actionId: id, text: 'The gate is shut.' }, '__typename')
    await world.mutate(zora, 'createCalendarFeed', { name: 'Phone' }, '__typename')
    await world.mutate(zora, 'createSavedView', { name: 'Mine', screen: 'activerecords', search: '' }, '__typename')
    await world.mutate(zora, 'updateSettings', { theme: 'DARK', version: 0 }, '__typename')
    await world.mutate(
      admin,
      'createDirectoryContact',
      { ...at, userId: zora.globalId, name: 'Zora Quillfeather', email, relationship: 'TEAM' },
      '__typename',
    )
    await world.mutate(admin, 'createInvitation', { ...at, email, sendsMail: true }, '__typename')
    await world.mutate(
      admin,
      'createAppointment',
      {
        ...at,
        name: 'Round',
        schedule: { date: '2030-03-04', startTime: '09:00', endTime: '10:00', timeZone: 'UTC' },
        attendees: [{ userId: zora.globalId }],
      },
      '__typename',
    )
    await world.mutate(zora, 'updateUser', { id: zora.globalId, username: 'quill.feather' }, '__typename')
    await prisma.idempotencyKey.create({
      data: { userId: zora.id, key: 'k', request: Buffer.from('r'), result: { name: 'Zora Quillfeather' } },
    })
    await prisma.import.create({
      data: {
        organizationId: root.id,
        kind: 'USERS',
        name: 'people.csv',
        state: 'DONE',
        headings: ['email', 'name'],
        fields: ['email', 'name'],
        total: 1,
        createdById: admin.id,
        createdAt: now,
        touchedAt: now,
        rows: { create: { number: 2, cells: [email, 'Zora Quillfeather'], key: `${root.id} ${email}` } },
      },
    })
    expect((await found(owner, 'Quillfeather')).length).toBeGreaterThan(5)
    expect((await found(owner, email)).length).toBeGreaterThan(5)

    expect((await leave(zora)).code).toBeUndefined()
    expect(await prisma.session.count({ where: { userId: zora.id } })).toBe(0)
    await forgotten()
    const told = server.received.filter(({ to }) => to.includes(email)).map(({ source }) => source)
    expect(told.some((source) => source.includes('Your Opsgraph account is closed'))).toBe(true)
    for (const word of ['Quillfeather', 'quillfeather', 'quill.feather']) expect(await found(owner, word)).toEqual([])
    expect(await prisma.forgetting.count().catch(() => 0)).toBe(0)

    const { node } = await world.ask<{ node: { notes: { nodes: object[] }; assignee: object } }>(
      admin,
      `query ($id: ID!) { node(id: $id) { ... on Action { assignee { name status } notes { nodes { text author { name } } } } } }`,
      { id },
    )
    expect(node).toMatchObject({
      assignee: { name: 'Former member', status: 'CLOSED' },
      notes: { nodes: [{ text: 'The gate is shut.', author: { name: 'Former member' } }] },
    })
    const { organization } = await world.ask<{ organization: { members: { nodes: { user: object }[] } } }>(
      admin,
      `query ($id: ID!) { organization(id: $id) { members(filter: { status: { in: [ACTIVE, ENDED] } }) { nodes { user { name } } } } }`,
      { id: root.globalId },
    )
    expect(organization.members.nodes).toEqual([{ user: { name: admin.name } }])
  })

  test('can not sign in, and leaves the address to whoever has it', async () => {
    const person = await world.user()
    await leave(person)
    const signIn = { login: person.email, password }
    expect((await world.mutate(null, 'signIn', signIn, '__typename')).code).toBe('SIGN_IN')
    const again = { email: person.email, name: 'Somebody New', password }
    expect((await world.mutate(null, 'signUp', again, '__typename')).code).toBeUndefined()
  })

  test('names a wrong password, and stays', async () => {
    const person = await world.user()
    expect((await leave(person, { password: 'wrong' })).fields?.[0]?.path).toBe('password')
    expect(await world.prisma.user.findUnique({ where: { id: person.id } })).toMatchObject({ status: 'ACTIVE' })
  })

  test('gets the same answer by the same key', async () => {
    const person = await world.user()
    expect(await leave(person, { idempotencyKey: randomUUID() })).toMatchObject({ closed: true })
  })

  test('leaves an entry of the audit log, without who they were', async () => {
    const { root, member } = await tree(world, { people: { admin: 'ADMIN', member: 'TRANSACTIONAL' } })
    await leave(member)
    const entry = await world.prisma.auditEntry.findFirst({
      where: { rootId: root.id, nounId: member.id, noun: 'User' },
    })
    expect(entry).toMatchObject({ before: { status: 'ACTIVE' }, after: { status: 'CLOSED' }, actorId: member.id })
  })

  test('is no last Admin: they hand over before, or close', async () => {
    const { root, admin } = await tree(world)
    expect(await leave(admin)).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/without an Admin/) })
    await world.prisma.closing.create({ data: { rootId: root.id, closedById: admin.id } })
    expect((await leave(admin)).code).toBeUndefined()
    const { admin: other, next } = await tree(world, { people: { admin: 'ADMIN', next: 'ADMIN' } })
    expect((await leave(other)).code).toBeUndefined()
    expect((await leave(next)).code).toBe('CONFLICT')
  })

  test('of two last Admins at once, one stays', async () => {
    const { one, two } = await tree(world, { people: { one: 'ADMIN', two: 'ADMIN' } })
    const answers = await Promise.all([leave(one), leave(two)])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['CONFLICT', undefined]))
  })

  test('keeps the name of whoever is called the same', async () => {
    const { root, admin, one, two } = await tree(world, {
      people: {
        admin: 'ADMIN',
        one: { level: 'TACTICAL', name: 'Sam Lee' },
        two: { level: 'TACTICAL', name: 'Sam Lee' },
      },
    })
    const { globalId: id, version } = await world.action(root, admin, { assigneeId: admin.id })
    await world.mutate(admin, 'assignAction', { id, version, assigneeId: two.globalId })
    await leave(one)
    await forgotten()
    const history = await world.prisma.historyEntry.findMany({ where: { action: { rootId: root.id } } })
    expect(JSON.stringify(history)).toContain('Sam Lee')
  })
})

describe('an account is closed', () => {
  test('by an Admin of all that its person belongs to, with their own password', async () => {
    const { admin, member } = await tree(world, { people: { admin: 'ADMIN', member: 'TRANSACTIONAL' } })
    await givePassword(world, admin, password)
    expect((await close(admin, member, { password: 'wrong' })).fields?.[0]?.path).toBe('password')
    expect((await close(admin, member)).code).toBeUndefined()
    expect(await world.prisma.user.findUnique({ where: { id: member.id } })).toMatchObject({
      name: 'Former member',
      status: 'CLOSED',
    })
    expect((await close(admin, member)).code).toBe('NOT_FOUND')
  })

  test('by nobody else', async () => {
    const { root, admin, people } = await tree(world, { levels: {} })
    const person = await world.user(root)
    for (const level of accessLevels.filter((one) => one !== 'ADMIN'))
      expect([level, (await close(people[level], person)).code]).toEqual([level, 'FORBIDDEN'])
    expect((await close(admin, admin)).code).toBe('FORBIDDEN')
    const { root: other, admin: stranger } = await tree(world)
    expect((await close(stranger, person)).code).toBe('NOT_FOUND')
    await world.join(person, other, 'TRANSACTIONAL')
    expect((await close(admin, person)).code).toBe('FORBIDDEN')
  })

  test('for good: nobody enables it again', async () => {
    const { root, admin, member } = await tree(world, { people: { admin: 'ADMIN', member: 'TRANSACTIONAL' } })
    await leave(member)
    await world.join(member, root, 'TRANSACTIONAL')
    const { code, message }: MutationResult = await world.mutate(
      admin,
      'enableUser',
      { id: member.globalId },
      '__typename',
    )
    expect([code, message]).toEqual(['CONFLICT', 'This account is closed permanently.'])
  })
})
