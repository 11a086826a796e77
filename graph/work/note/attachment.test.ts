import { describe, expect, test } from 'vitest'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make({ settings: { FILE_MB: 1 } })
const base = await world.serve()
const { root: at, spot, admin } = await tree(world, { groups: { spot: {} } })
const { admin: stranger } = await tree(world)

type Record = { id: string; globalId: string }
interface Ticketed extends MutationResult {
  url: string
  fileId: string
}
interface Attached extends Omit<MutationResult, 'action'> {
  action?: {
    attachments: {
      file: { id: string; name: string; mediaType: string; url: string }
      addedBy: { name: string }
      can: { remove: { allowed: boolean; reason: string | null } }
    }[]
  }
}

const files = 'attachments { file { id name mediaType url } addedBy { name } can { remove { allowed reason } } }'
const ticket = (record: Record, person = admin, more: object = {}) =>
  world.mutate<Ticketed>(
    person,
    'createFileTicket',
    { owner: { actionId: record.globalId }, name: 'dock.pdf', size: 5, ...more },
    'url fileId',
  )
const send = async (url: string) => (await fetch(base + url, { method: 'PUT', body: '%PDF-' })).status
const attach = (record: Record, fileId: string, person = admin) =>
  world.mutate<Attached>(person, 'addAttachment', { actionId: record.globalId, fileId }, `action { ${files} }`)
const remove = (record: Record, fileId: string, person = admin) =>
  world.mutate<Attached>(person, 'removeAttachment', { actionId: record.globalId, fileId }, `action { ${files} }`)
const see = async (record: Record, person = admin) =>
  (
    await world.ask<{ node: Attached['action'] | null }>(
      person,
      `query ($id: ID!) { node(id: $id) { ... on Action { ${files} } } }`,
      { id: record.globalId },
    )
  ).node?.attachments
const seesFile = async (id: string, person: Person) =>
  (await world.ask<{ node: object | null }>(person, 'query ($id: ID!) { node(id: $id) { id } }', { id })).node !== null

async function attached(record: Record, person = admin) {
  const { url, fileId } = await ticket(record, person)
  expect(await send(url)).toBe(200)
  expect((await attach(record, fileId, person)).code).toBeUndefined()
  return fileId
}

describe('a file on a record', () => {
  test('is sent by whoever sees the record, and seen by those alone', async () => {
    const record = await world.action(at, admin, spot)
    const driver = await world.user(at, 'TRANSACTIONAL', spot)
    const fileId = await attached(record, driver)
    const [attachment] = (await see(record))!
    expect(attachment).toMatchObject({ file: { id: fileId, name: 'dock.pdf' }, addedBy: { name: driver.name } })
    expect((await fetch(base + attachment!.file.url)).status).toBe(200)
    const elsewhere = await world.user(at, 'SUPERVISION', await world.group(at))
    expect([
      await seesFile(fileId, driver),
      await seesFile(fileId, elsewhere),
      await seesFile(fileId, stranger),
    ]).toEqual([true, false, false])
    // Another driver of the group sees it while the record is Next Up.
    const other = await world.user(at, 'TRANSACTIONAL', spot)
    expect(await seesFile(fileId, other)).toBe(true)
    await world.prisma.action.update({ where: { id: record.id }, data: { status: 1, assigneeId: driver.id } })
    expect(await seesFile(fileId, other)).toBe(false)
  })

  test('is removed by who added it or who supervises, with its bytes; the graph says so beforehand', async () => {
    const record = await world.action(at, admin, spot)
    const [driver, other, supervisor] = [
      await world.user(at, 'TRANSACTIONAL', spot),
      await world.user(at, 'TRANSACTIONAL', spot),
      await world.user(at, 'SUPERVISION', spot),
    ]
    const one = await attached(record, driver)
    const two = await attached(record, driver)
    const { can } = (await see(record, other))![0]!
    expect(can.remove.allowed).toBe(false)
    expect(await remove(record, one, other)).toMatchObject({ code: 'FORBIDDEN', message: can.remove.reason })
    expect((await see(record, driver))!.map((file) => file.can.remove.allowed)).toEqual([true, true])
    expect((await remove(record, one, driver)).action!.attachments.map(({ file }) => file.id)).toEqual([two])
    expect((await remove(record, two, supervisor)).action!.attachments).toEqual([])
    expect(await world.prisma.file.count({ where: { createdById: driver.id } })).toBe(0)
    expect((await remove(record, one, driver)).code).toBe('NOT_FOUND')
  })

  test('is attached once however often it is asked, and to one record', async () => {
    const record = await world.action(at, admin)
    const fileId = await attached(record)
    expect((await attach(record, fileId)).action!.attachments).toHaveLength(1)
    expect((await attach(await world.action(at, admin), fileId)).code).toBe('CONFLICT')
  })

  test("is nobody's to attach but who sent it, and none of another organization", async () => {
    const record = await world.action(at, admin)
    const { url, fileId } = await ticket(record)
    await send(url)
    const colleague = await world.user(at, 'ADMIN')
    const below = await world.action(await world.organization({ parent: at }), admin)
    for (const answer of [
      await attach(record, fileId, colleague),
      await attach(record, fileId, stranger),
      await attach(below, fileId),
    ])
      expect(answer.code).toBe('NOT_FOUND')
    expect(await seesFile(fileId, colleague)).toBe(false)
  })

  test('is one of at most fifty', async () => {
    const record = await world.action(at, admin)
    const file = {
      organizationId: at.id,
      name: 'x',
      mediaType: 'image/png',
      size: 1,
      sha256: new Uint8Array(32),
      createdById: admin.id,
    }
    const rows = await world.prisma.file.createManyAndReturn({
      data: Array.from({ length: 50 }, () => file),
      select: { id: true },
    })
    await world.prisma.attachment.createMany({
      data: rows.map(({ id }) => ({ actionId: record.id, fileId: id, addedById: admin.id, addedAt: new Date() })),
    })
    const { url, fileId } = await ticket(record)
    await send(url)
    expect((await attach(record, fileId)).fields).toEqual([
      { path: 'fileId', message: 'A record has at most 50 files; remove one first.' },
    ])
  })
})

describe('a ticket for a record', () => {
  test('is given to who sees it, for a size as others have', async () => {
    const record = await world.action(at, admin, { ...spot, state: 'STARTED' })
    expect((await ticket(record, stranger)).code).toBe('NOT_FOUND')
    expect((await ticket(record, await world.user(at, 'TRANSACTIONAL', spot))).code).toBe('NOT_FOUND')
    expect((await ticket(record, await world.user(at, 'SUPERVISION', spot))).code).toBeUndefined()
    expect((await ticket(record, admin, { size: 1_000_001 })).fields).toEqual([
      { path: 'size', message: 'Send a file of at most 1 MB.' },
    ])
  })

  test.each([
    ['purpose', () => ({ purpose: 'LOGO' }), 'A file on a record is for RECORD.'],
    [
      'purpose',
      () => ({ owner: { organizationId: at.globalId }, purpose: 'RECORD' }),
      'A file for RECORD belongs to an action record; name it as the owner.',
    ],
  ])('names a wrong %s', async (path, more, message) => {
    expect((await ticket(await world.action(at, admin), admin, more())).fields).toEqual([{ path, message }])
  })

  test('is good for nothing once the record is out of sight', async () => {
    const record = await world.action(at, admin, spot)
    const driver = await world.user(at, 'TRANSACTIONAL', spot)
    const { url } = await ticket(record, driver)
    await world.prisma.action.update({ where: { id: record.id }, data: { status: 1, assigneeId: admin.id } })
    expect(await send(url)).toBe(404)
  })

  test('for an SOP takes the right to edit those', async () => {
    const sop = (person: Person) =>
      world.mutate<Ticketed>(
        person,
        'createFileTicket',
        { owner: { organizationId: at.globalId }, purpose: 'SOP', name: 'a.png', size: 5 },
        'url fileId',
      )
    const supervisor = await world.user(at, 'SUPERVISION', spot)
    const { url, fileId } = await sop(supervisor)
    expect(await send(url)).toBe(200)
    const driver = await world.user(at, 'TRANSACTIONAL', spot)
    expect((await sop(driver)).code).toBe('FORBIDDEN')
    // Its step shows it to all of the tree.
    expect(await seesFile(fileId, driver)).toBe(false)
    const id = Buffer.from(fileId, 'base64').toString().split(':')[1]!
    await world.prisma.sop.create({
      data: {
        organizationId: at.id,
        name: 'S',
        versions: { create: { number: 1, steps: { create: { position: 1, title: 't', fileId: id } } } },
      },
    })
    expect([await seesFile(fileId, driver), await seesFile(fileId, stranger)]).toEqual([true, false])
  })
})
