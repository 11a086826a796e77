// The quota of files: to the byte, of two at once, of a root alone; and that what nothing uses goes.
import { beforeAll, describe, expect, test } from 'vitest'
import { png } from '../../testing/png.ts'
import { globalId } from '../../kernel/node.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { TestClock } from '../../testing/TestClock.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'
import { clearUnusedFiles } from './clearUnused.ts'

const mb = 1_000_000
const clock = new TestClock()
const database = 'file_quota'
let world: World
let base: string

beforeAll(async () => {
  world = await World.make({ settings: { FILE_MB: 2, FILES_MB_PER_ROOT: 3 }, database, clock })
  base = await world.serve()
})

interface Ticketed extends MutationResult {
  url: string
  fileId: string
  used?: number
  most?: number
}

const ticket = (person: Person, of: Organization, size: number, by = world) =>
  by.mutate<Ticketed>(
    person,
    'createFileTicket',
    { owner: { organizationId: of.globalId }, name: 'logo.png', size },
    'url fileId',
  )

async function send(url: string, size: number, at = base) {
  const response = await fetch(at + url, { method: 'PUT', body: new Uint8Array(png(size)) })
  const { message, code } = (await response.json()) as { message?: string; code?: string }
  return { status: response.status, message, code }
}

async function upload(person: Person, of: Organization, size: number) {
  const { url, fileId } = await ticket(person, of, size)
  expect((await send(url, size)).status).toBe(200)
  return fileId
}

const bytesOf = async (root: Organization) =>
  (await world.prisma.file.aggregate({ where: { organization: { rootId: root.id } }, _sum: { size: true } }))._sum.size

describe('the quota of files of a root', () => {
  test('takes what is exactly as much, and not one byte more', async () => {
    const { root, below, admin } = await tree(world, { below: { below: {} }, people: { admin: 'ADMIN' } })
    await upload(admin, root, mb)
    const late = await ticket(admin, below, 2 * mb)
    await upload(admin, below, 2 * mb)
    expect(await bytesOf(root)).toBe(3 * mb)
    const message =
      'Files of this root organization: 3 of 3 MB are used. Remove unused files, or ask your operator to raise FILES_MB_PER_ROOT.'
    expect(await ticket(admin, root, 1)).toMatchObject({ code: 'LIMIT_REACHED', message })
    // A ticket of before is no promise.
    expect(await send(late.url, 2 * mb)).toEqual({ status: 409, code: 'LIMIT_REACHED', message })
    expect(await bytesOf(root)).toBe(3 * mb)
    const { admin: stranger, root: other } = await tree(world)
    await upload(stranger, other, 2 * mb)
  })

  test('says to a program what is used and how much may be', async () => {
    const { root, admin } = await tree(world)
    await upload(admin, root, 2 * mb)
    const result = await world.ask<{ createFileTicket: object }>(
      admin,
      `mutation ($input: CreateFileTicketInput!) {
        createFileTicket(input: $input) { ... on LimitReachedError { used most code } }
      }`,
      { input: { owner: { organizationId: root.globalId }, name: 'a.png', size: mb + 1 } },
    )
    expect(result.createFileTicket).toEqual({ used: 2 * mb, most: 3 * mb, code: 'LIMIT_REACHED' })
  })

  test('is kept of uploads at once: of two for the last megabyte one passes', async () => {
    const second = await World.make({ settings: { FILE_MB: 2, FILES_MB_PER_ROOT: 3 }, database, clock })
    const elsewhere = await second.serve()
    for (let round = 0; round < 3; round++) {
      const { root, admin } = await tree(world)
      await upload(admin, root, 2 * mb)
      const tickets = await Promise.all([1, 2, 3, 4].map(() => ticket(admin, root, mb)))
      const answers = await Promise.all(tickets.map(({ url }, i) => send(url, mb, i % 2 ? elsewhere : base)))
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
      expect(await bytesOf(root)).toBe(3 * mb)
    }
  })

  test('has room again once something is gone', async () => {
    const { root, admin } = await tree(world)
    await upload(admin, root, 2 * mb)
    expect((await ticket(admin, root, 2 * mb)).code).toBe('LIMIT_REACHED')
    clock.forward({ days: 1, seconds: 1 })
    await clearUnusedFiles(world.services)
    await upload(admin, root, 2 * mb)
  })

  test('is the installation’s too, of which nobody is told how much others use', async () => {
    const { root, admin } = await tree(world)
    await upload(admin, root, mb)
    const [{ used }] = await world.prisma.$queryRaw<[{ used: number }]>`select sum(size)::int as used from file`
    const most = Math.ceil(used / mb)
    const full = await World.make({ settings: { FILE_MB: 2, FILES_MB_IN_ALL: most }, database, clock })
    const at = await full.serve()
    const left = most * mb - used
    const tickets = await Promise.all([1, 2].map(() => ticket(admin, root, Math.max(1, left), full)))
    if (left) {
      const answers = await Promise.all(tickets.map(({ url }) => send(url, left, at)))
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    }
    expect((await ticket(admin, root, 1, full)).message).toBe(
      `Files: this Opsgraph takes ${most} MB, and that is used. Remove unused files, or ask your operator to raise FILES_MB_IN_ALL.`,
    )
  })
})

describe('what nothing uses', () => {
  const idOf = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1]!
  const isThere = (id: string) => world.prisma.file.count({ where: { id: idOf(id) } })

  test('goes after a day, and what is used stays', async () => {
    const { root, admin } = await tree(world)
    const [logo, attached, left] = [
      await upload(admin, root, 100),
      await upload(admin, root, 100),
      await upload(admin, root, 100),
    ]
    const set = { organizationId: root.globalId, fileId: logo }
    expect((await world.mutate(admin, 'setOrganizationLogo', set, '__typename')).code).toBeUndefined()
    const { id: actionId } = await world.action(root, admin)
    const use = { actionId, fileId: idOf(attached), addedById: admin.id, addedAt: clock.now() }
    await world.prisma.attachment.create({ data: use })
    clock.forward({ hours: 23 })
    await clearUnusedFiles(world.services)
    expect(await isThere(left)).toBe(1)
    clock.forward({ hours: 1, seconds: 1 })
    await clearUnusedFiles(world.services)
    expect(await Promise.all([logo, attached, left].map(isThere))).toEqual([1, 1, 0])
    expect(await world.prisma.fileChunk.count({ where: { fileId: idOf(left) } })).toBe(0)
    await world.prisma.attachment.deleteMany({ where: { fileId: use.fileId } })
    await clearUnusedFiles(world.services)
    expect(await isThere(attached)).toBe(0)
  })

  test('stays while somebody is about to use it, and where it can only be read', async () => {
    const { root, admin } = await tree(world)
    const { root: closing, admin: owner } = await tree(world)
    const [taken, kept] = [await upload(admin, root, 100), await upload(owner, closing, 100)]
    await world.prisma.closing.create({ data: { rootId: closing.id, closedById: owner.id } })
    clock.forward({ days: 2 })
    const { id: actionId } = await world.action(root, admin)
    const use = { actionId, fileId: idOf(taken), addedById: admin.id, addedAt: clock.now() }
    await world.prisma.$transaction(async (transaction) => {
      await transaction.attachment.create({ data: use })
      await clearUnusedFiles(world.services)
    })
    expect([await isThere(taken), await isThere(kept)]).toEqual([1, 1])
    expect(globalId('File', use.fileId)).toBe(taken)
  })

  test('goes in portions of any number', async () => {
    const { root, admin } = await tree(world)
    const data = { organizationId: root.id, name: 'x', mediaType: 'image/png', size: 1, createdById: admin.id }
    const row = {
      ...data,
      sha256: new Uint8Array(32),
      createdAt: new Date(clock.now().getTime() - 2 * 86_400_000),
    }
    await world.prisma.file.createMany({ data: Array.from({ length: 250 }, () => row) })
    await clearUnusedFiles(world.services)
    expect(await world.prisma.file.count({ where: { organizationId: root.id } })).toBe(0)
  })
})
