import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root, terminal, spot, admin, supervisor, worker } = await tree(world, {
  below: { terminal: { type: 'LOCATION' } },
  groups: { spot: {} },
  people: {
    admin: 'ADMIN',
    supervisor: { level: 'SUPERVISION', at: 'terminal', in: 'spot' },
    worker: { at: 'terminal', in: 'spot' },
  },
})

const create = (person: Person, input: object = {}) =>
  world.mutate(person, 'createAction', {
    title: 'Count the yard',
    organizationId: terminal.globalId,
    groupId: globalId('Group', spot.groupId),
    actionClassId: 1,
    priorityId: 4,
    ...input,
  })

const row = (id: string) =>
  world.prisma.action.findUniqueOrThrow({
    where: { id: Buffer.from(id, 'base64').toString().split(':')[1] },
    include: { history: true },
  })

describe('a new record', () => {
  test('is Next Up, with its place and the first entry of its history', async () => {
    const result = await create(supervisor, {
      assigneeId: worker.globalId,
      scheduledStart: '2026-11-20T08:00:00Z',
      scheduledEnd: '2026-11-20T09:00:00Z',
    })
    expect(await row(result.action!.id)).toMatchObject({
      status: 5,
      bucket: 1,
      rootId: root.id,
      organizationId: terminal.id,
      departmentId: spot.departmentId,
      creatorId: supervisor.id,
      assigneeId: worker.id,
      isScheduled: true,
      history: [{ version: 1, transition: 'CREATE', actorId: supervisor.id }],
    })
  })

  test('of Transactional is their own', async () => {
    expect(await row((await create(worker)).action!.id)).toMatchObject({ assigneeId: worker.id, creatorId: worker.id })
    expect((await create(worker, { assigneeId: supervisor.globalId })).code).toBe('FORBIDDEN')
    expect((await create(worker, { priorityId: 1 })).code).toBe('FORBIDDEN')
  })

  test('outside of the own groups is not for Supervision', async () => {
    const other = await world.group(root)
    const elsewhere = { groupId: globalId('Group', other.groupId) }
    expect((await create(supervisor, { ...elsewhere, assigneeId: worker.globalId })).code).toBe('FORBIDDEN')
  })

  test('with the same key is made once', async () => {
    const input = { title: `Once ${terminal.id}`, idempotencyKey: 'create once' }
    // One that comes while another is under way is told so, and asks again.
    const answered = async () => {
      let result = await create(admin, input)
      while (result.code === 'IDEMPOTENCY_KEY_IN_FLIGHT') result = await create(admin, input)
      return result.action!.id
    }
    const ids = await Promise.all([answered(), answered(), answered()])
    expect(new Set(ids).size).toBe(1)
    expect(await world.prisma.action.count({ where: { title: input.title } })).toBe(1)
  })
})

describe('bad input', () => {
  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['scheduledEnd', { scheduledStart: '2026-11-20T09:00:00Z', scheduledEnd: '2026-11-20T08:00:00Z' }],
    ['actionClassId', { actionClassId: 9 }],
    ['priorityId', { priorityId: 10 }],
    ['serviceTimeMins', { serviceTimeMins: -1 }],
  ])('names %s', async (path, input) => {
    const result = await create(admin, input)
    expect(result.fields?.map((field) => field.path)).toEqual([path])
  })

  test('a group of another department names the group', async () => {
    const other = await world.group(root)
    const result = await create(admin, { departmentId: globalId('Department', other.departmentId) })
    expect(result.fields?.[0]?.path).toBe('groupId')
  })

  test.each(['2026-02-30T00:00:00Z', '2026-11-20', 'tomorrow', '2026-11-20T25:00:00Z'])(
    '%s is no instant',
    async (scheduledEnd) => {
      await expect(create(admin, { scheduledEnd })).rejects.toThrow('An instant is written as')
    },
  )

  test('an archived organization takes no records', async () => {
    const closed = await world.organization({ parent: root, type: 'BRANCH' })
    await world.prisma.organization.update({ where: { id: closed.id }, data: { archivedAt: new Date() } })
    expect((await create(admin, { organizationId: closed.globalId })).fields?.[0]?.path).toBe('organizationId')
  })
})
