// Everything of a root organization as one archive: what tar unpacks of it, for whom, and what is not in it.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../../kernel/node.ts'
import { accessLevels } from '../../../kernel/policy.ts'
import { ownDemo } from '../../../testing/demo.ts'
import type { Person } from '../../../testing/rows.ts'
import { tree } from '../../../testing/tree.ts'
import type { MutationResult, World } from '../../../testing/world.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'opsgraph-archive-'))
let world: World
let address: string
let admin: Person
let rootId: string

beforeAll(async () => {
  world = await ownDemo('demo_to_archive')
  address = await world.serve()
  const root = await world.prisma.organization.findFirstOrThrow({ where: { legalName: 'Northway Logistics' } })
  rootId = root.id
  const user = await world.prisma.user.findUniqueOrThrow({ where: { email: 'admin@demo.test' } })
  const session = await world.prisma.session.create({
    data: { userId: user.id, expiresAt: new Date(world.clock.now().getTime() + 24 * 3_600_000) },
  })
  admin = { ...user, globalId: globalId('User', user.id), sessionId: session.id }
})

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const create = (person: Person, everythingOfId: string, more: object = {}) =>
  world.mutate<MutationResult & { url: string }>(person, 'createExport', { everythingOfId, ...more }, 'url')

describe('everything of an organization', () => {
  let files: string[]

  beforeAll(async () => {
    const { url } = await create(admin, globalId('Organization', rootId))
    const response = await fetch(address + url)
    expect(response.headers.get('content-disposition')).toMatch(/organization-\d{4}-\d\d-\d\d\.tar\.gz/)
    fs.writeFileSync(path.join(folder, 'all.tar.gz'), Buffer.from(await response.arrayBuffer()))
    const { status, stderr } = spawnSync('tar', ['-xzf', 'all.tar.gz'], { cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  })

  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
  const lines = (table: string) =>
    read(`tables/${table}.ndjson`)
      .trimEnd()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  test('has its lists, each of its tables and its files, whole', async () => {
    expect(files).toEqual(expect.arrayContaining(['README.txt', 'lists/members.csv', 'lists/action-records.csv']))
    const { prisma } = world
    expect(lines('action')).toHaveLength(await prisma.action.count({ where: { rootId } }))
    expect(lines('action_history')).toHaveLength(await prisma.historyEntry.count({ where: { action: { rootId } } }))
    expect(lines('note')).toHaveLength(await prisma.note.count({ where: { action: { rootId } } }))
    expect(lines('observation')).toHaveLength(await prisma.observation.count({ where: { metric: { rootId } } }))
    const records = parse(read('lists/action-records.csv').slice(1))
    expect(records).toHaveLength(1 + (await prisma.action.count({ where: { rootId } })))
    const file = await prisma.file.findFirstOrThrow({ where: { organization: { rootId } }, include: { chunks: true } })
    const name = files.find((one) => one.startsWith(`files/${file.id}`))!
    expect(fs.readFileSync(path.join(folder, name)).equals(Buffer.concat(file.chunks.map(({ bytes }) => bytes)))).toBe(
      true,
    )
  })

  test('has nothing of another organization', async () => {
    const { id: other } = await world.prisma.organization.findFirstOrThrow({ where: { legalName: 'Halden Freight' } })
    const all = files.filter((name) => /\.(csv|ndjson)$/.test(name)).map(read)
    expect(all.filter((text) => text.includes(other) || text.includes('Halden'))).toEqual([])
  })

  test('has no secret, and nothing that is somebody’s alone', async () => {
    expect(files.filter((name) => /mail|notification|search_entry|file_chunk/.test(name))).toEqual([])
    for (const row of lines('invitation')) expect(Object.keys(row)).not.toContain('hash')
    for (const row of lines('webhook')) expect(Object.keys(row)).not.toContain('secret_name')
    for (const row of lines('contact')) expect(row.owner_id).toBeNull()
    for (const row of lines('thread')) expect(row.action_id).not.toBeNull()
  })

  test('is taken along while it closes, and is in the audit log', async () => {
    await world.prisma.closing.create({ data: { rootId, closedById: admin.id } })
    const { url, code } = await create(admin, globalId('Organization', rootId))
    expect([code, (await fetch(address + url, { method: 'GET' })).status]).toEqual([undefined, 200])
    await world.prisma.closing.delete({ where: { rootId } })
    const entries = await world.prisma.auditEntry.findMany({ where: { rootId, noun: 'RecordExport' } })
    expect(entries.at(-1)).toMatchObject({ actorId: admin.id, after: { request: { rootId } } })
  })
})

describe('who may take it', () => {
  test('is an Admin of the root alone', async () => {
    const { root, people } = await tree(world, { levels: {} })
    for (const level of accessLevels.filter((one) => one !== 'ADMIN'))
      expect([level, (await create(people[level], root.globalId)).code]).toEqual([level, 'FORBIDDEN'])
    expect((await create(admin, root.globalId)).code).toBe('NOT_FOUND')
    const below = await world.organization({ parent: root })
    expect((await create(people.ADMIN, below.globalId)).fields?.[0]?.path).toBe('everythingOfId')
    expect((await create(people.ADMIN, root.globalId, { format: 'CSV' })).fields?.[0]?.path).toBe('format')
  })

  test('is nobody who lost the right before it is fetched', async () => {
    const { root, admin: boss } = await tree(world)
    const { url } = await create(boss, root.globalId)
    await world.prisma.membership.updateMany({ where: { userId: boss.id }, data: { accessLevel: 'STRATEGIC' } })
    expect((await fetch(address + url)).status).toBe(403)
  })
})
