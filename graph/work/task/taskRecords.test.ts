import { actionClass } from '../../testing/entryIds.ts'
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { runRoutines } from '../routine/runRoutines.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Organization, Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { type MutationResult, World } from '../../testing/world.ts'

const world = await World.make()
const { root, child, admin, spot, worker } = await tree(world, {
  below: { child: {} },
  groups: { spot: {} },
  people: { admin: 'ADMIN', worker: { in: 'spot' } },
})
const item = await addItem(root)

async function addItem(at: Organization, more: object = {}) {
  const row = await world.prisma.taskItem.create({
    data: {
      majorTask: { create: { organizationId: at.id, name: `Major ${Math.random()}` } },
      name: 'Gate check',
      serviceTimeMins: 20,
      actionClassId: 2,
      priorityId: 3,
      objectiveId: 1,
      requiresSignOff: true,
      ...more,
    },
    select: { id: true, legacyId: true },
  })
  return { ...row, globalId: globalId('TaskItem', row.id) }
}

interface TaskRecord {
  id: string
  internalID: number
  title: string
  classID: number
  priorityID: number
  serviceTimeMins: number
  requiresSignOff: boolean
  status: string
  version: number
  location: { name: string } | null
  assignees: { id: string }[]
}

const fields =
  'taskRecord { id internalID title classID priorityID serviceTimeMins requiresSignOff status version location { name } assignees { id } }'
const add = (input: object = {}, person = admin, at = root) =>
  world.mutate<MutationResult & { taskRecord?: TaskRecord }>(
    person,
    'createTaskRecord',
    { organizationId: at.globalId, taskItemId: item.globalId, ...input },
    fields,
  )
const change = (id: string, input: object, person = admin) =>
  world.mutate<MutationResult & { taskRecord?: TaskRecord }>(person, 'updateTaskRecord', { id, ...input }, fields)
const move = (verb: 'archive' | 'restore', id: string, input: object = {}, person = admin) =>
  world.mutate<MutationResult & { taskRecord?: TaskRecord }>(person, `${verb}TaskRecord`, { id, ...input }, fields)

describe('a task record', () => {
  test('inherits what its item has', async () => {
    expect((await add()).taskRecord).toMatchObject({
      title: 'Gate check',
      classID: 2,
      priorityID: 3,
      serviceTimeMins: 20,
      requiresSignOff: true,
      status: 'ACTIVE',
      version: 1,
      location: null,
      assignees: [],
    })
  })

  test('has what is given instead, and a place of the same tree', async () => {
    const { location } = await world.mutate<{ location: { id: string } }>(
      admin,
      'createLocation',
      { organizationId: child.globalId, name: 'Far yard', typeId: 9 },
      'location { id }',
    )
    const more = {
      title: 'Gate check, north',
      actionClassId: 1,
      priorityId: 1,
      serviceTimeMins: 5,
      requiresSignOff: false,
      locationId: location.id,
      assigneeIds: [worker.globalId, admin.globalId],
    }
    expect((await add(more)).taskRecord).toMatchObject({
      title: 'Gate check, north',
      classID: 1,
      priorityID: 1,
      serviceTimeMins: 5,
      requiresSignOff: false,
      location: { name: 'Far yard' },
      assignees: [{ id: worker.globalId }, { id: admin.globalId }],
    })
  })

  test('has a number that no action record has', async () => {
    const { taskRecord } = await add()
    const { legacyId } = await world.action(root, admin)
    expect(legacyId).toBeGreaterThan(taskRecord!.internalID)
    expect((await add()).taskRecord!.internalID).toBeGreaterThan(legacyId)
  })

  test('is changed and archived; its place and its people can be taken away', async () => {
    const { location } = await world.mutate<{ location: { id: string } }>(
      admin,
      'createLocation',
      { organizationId: root.globalId, name: 'Gate', typeId: 9 },
      'location { id }',
    )
    const { taskRecord } = await add({ locationId: location.id, assigneeIds: [worker.globalId] })
    expect((await change(taskRecord!.id, { title: 'Renamed' })).taskRecord).toMatchObject({
      title: 'Renamed',
      location: { name: 'Gate' },
      assignees: [{ id: worker.globalId }],
      version: 2,
    })
    expect((await change(taskRecord!.id, { locationId: null, assigneeIds: [] })).taskRecord).toMatchObject({
      location: null,
      assignees: [],
      version: 3,
    })
  })

  test('is archived and restored, by who may change it', async () => {
    const { id } = (await add()).taskRecord!
    expect((await move('archive', id)).taskRecord).toMatchObject({ status: 'INACTIVE', version: 2 })
    expect((await move('restore', id, { version: 1 })).code).toBe('VERSION_CONFLICT')
    expect((await move('restore', id)).taskRecord).toMatchObject({ status: 'ACTIVE', version: 3 })
    const foreign = await world.user(await world.organization(), 'ADMIN')
    for (const verb of ['archive', 'restore'] as const)
      expect((await move(verb, id, {}, foreign)).code).toBe('NOT_FOUND')
  })

  test('changed meanwhile is a conflict that shows both values', async () => {
    const { taskRecord } = await add()
    await change(taskRecord!.id, { priorityId: 2 })
    expect((await change(taskRecord!.id, { version: 1, priorityId: 5 })).differences).toEqual([
      { field: 'version', yours: '1', current: '2' },
      { field: 'priorityId', yours: 'Low', current: 'High' },
    ])
  })

  test.each([
    ['taskItemId', { taskItemId: undefined }],
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['actionClassId', { actionClassId: 0 }],
    ['priorityId', { priorityId: 77 }],
    ['serviceTimeMins', { serviceTimeMins: 100_001 }],
    ['assigneeIds', { assigneeIds: Array.from({ length: 21 }, () => 'x') }],
  ])('names a wrong %s', async (path, input) => {
    expect((await add(input)).fields?.map((field) => field.path)).toEqual([path])
  })

  test('is not made of an archived item, nor of one of another tree', async () => {
    const archived = await addItem(root, { active: false })
    expect((await add({ taskItemId: archived.globalId })).fields).toEqual([
      { path: 'taskItemId', message: 'This item is archived; choose another.' },
    ])
    const foreign = await world.organization()
    expect((await add({ taskItemId: (await addItem(foreign)).globalId })).message).toBe('The task item was not found.')
    await world.join(admin, foreign, 'ADMIN')
    expect((await add({ taskItemId: (await addItem(foreign)).globalId })).message).toBe('The task item was not found.')
  })

  test('is not for somebody who has no work there', async () => {
    const stranger = await world.user(await world.organization())
    expect((await add({ assigneeIds: [stranger.globalId] })).message).toBe('The user was not found.')
    const elsewhere = await world.user(root, 'SUPERVISION', await world.group(root))
    const lead = await world.user(root, 'SUPERVISION', spot)
    const answer = await add({ groupId: globalId('Group', spot.groupId), assigneeIds: [elsewhere.globalId] }, lead)
    expect(answer.fields).toEqual([
      { path: 'assigneeIds', message: `${elsewhere.name} is not among those you may assign work to.` },
    ])
  })
})

describe('who', () => {
  test.each([
    ['ADMIN', true, true, true],
    ['STRATEGIC', true, true, true],
    ['TACTICAL', false, true, true],
    ['SUPERVISION', false, true, true],
    ['TRANSACTIONAL', false, false, true],
  ] as const)('%s: puts to work for all %s, for their group %s, and reads both', async (level, all, own, reads) => {
    const person = await world.user(root, level, spot)
    for (const [may, place] of [
      [all, {}],
      [own, { groupId: globalId('Group', spot.groupId) }],
    ] as const) {
      const { taskRecord } = await add(place)
      const { node } = await world.ask<{ node: { can: { edit: { allowed: boolean; reason: string | null } } } | null }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on TaskRecord { can { edit { allowed reason } } } } }',
        { id: taskRecord!.id },
      )
      expect([Boolean(node), node?.can.edit.allowed]).toEqual([reads, may])
      for (const answer of [await add(place, person), await change(taskRecord!.id, { description: level }, person)]) {
        expect([answer.code, answer.message]).toEqual(
          may ? [undefined, undefined] : ['FORBIDDEN', node!.can.edit.reason],
        )
      }
    }
  })

  test('what another group does is not seen', async () => {
    const { taskRecord } = await add({ groupId: globalId('Group', (await world.group(root)).groupId) })
    const lead = await world.user(root, 'SUPERVISION', spot)
    expect((await change(taskRecord!.id, { title: 'x' }, lead)).code).toBe('NOT_FOUND')
  })

  test('a stranger finds nothing, by no door', async () => {
    const { admin: stranger } = await tree(world)
    const { taskRecord } = await add()
    expect((await add({}, stranger)).code).toBe('NOT_FOUND')
    expect((await change(taskRecord!.id, { title: 'x' }, stranger)).code).toBe('NOT_FOUND')
    const data = await world.ask(
      stranger,
      'query ($id: ID!, $at: ID) { node(id: $id) { id } legacyTaskRecords { id } taskRecords(filter: { organization: { below: $at } }) { edges { node { id } } } }',
      { id: taskRecord!.id, at: root.globalId },
    )
    expect(data).toEqual({ node: null, legacyTaskRecords: [], taskRecords: { edges: [] } })
  })
})

describe('the list', () => {
  test('is narrowed by place, class and text, page by page, in as many statements for two as for one', async () => {
    const {
      root: at,
      below,
      person,
      group,
    } = await tree(world, { below: { below: {} }, groups: { group: {} }, people: { person: 'ADMIN' } })
    const own = await addItem(at, { name: 'Wash' })
    const put = (title: string, place: Organization, more: object = {}) =>
      add({ title, taskItemId: own.globalId, ...more }, person, place)
    await put('Bay A', at, { assigneeIds: [person.globalId] })
    await put('Bay B', below, { actionClassId: 1, groupId: globalId('Group', group.groupId) })
    await put('Bay C', at, { groupId: globalId('Group', group.groupId) })
    const { taskRecord: old } = await put('Bay D', at)
    await move('archive', old!.id, {}, person)
    const rows =
      '{ edges { cursor node { title openCount assignees { name } organization { name } taskItem { name } can { edit { allowed } } } } pageInfo { hasNextPage endCursor } }'
    type Answer = {
      taskRecords: { edges: { node: { title: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
    }
    const ask = (args: string) => world.ask<Answer>(person, `{ taskRecords(${args}) ${rows} }`)
    const titles = async (args: string) =>
      (await ask(args)).taskRecords.edges.map(({ node }) => node.title.slice(-1)).join('')
    const narrowedTo = (filter: string) => titles(`filter: { status: { eq: ACTIVE }, ${filter} }`)
    expect(await titles('first: 9')).toBe('ABCD')
    expect(await narrowedTo('')).toBe('ABC')
    expect(await narrowedTo(`organization: { below: "${at.globalId}" }`)).toBe('ABC')
    expect(await narrowedTo(`organization: { eq: "${at.globalId}" }`)).toBe('AC')
    expect(await narrowedTo(`organization: { eq: "${below.globalId}" }`)).toBe('B')
    expect(await narrowedTo(`group: { eq: "${globalId('Group', group.groupId)}" }`)).toBe('BC')
    expect(await narrowedTo(`department: { eq: "${globalId('Department', group.departmentId)}" }`)).toBe('BC')
    expect(await narrowedTo(`actionClass: { eq: "${actionClass(1)}" }`)).toBe('B')
    expect(
      await narrowedTo(`taskItem: { eq: "${own.globalId}" }, not: { actionClass: { eq: "${actionClass(1)}" } }`),
    ).toBe('AC')
    expect(await narrowedTo('isMine: true')).toBe('A')
    expect(await narrowedTo('isUnassigned: true')).toBe('BC')
    expect(await titles('search: "bay b"')).toBe('B')
    expect(await titles('search: "WASH", orderBy: { field: CREATED, direction: DESC }')).toBe('DCBA')
    for (const nothing of [`filter: { actionClass: { eq: "${actionClass(2_147_483_647)}" } }`])
      expect(await titles(nothing)).toBe('')
    for (const [field, type] of [
      ['group', 'a Group'],
      ['taskItem', 'a TaskItem'],
      ['organization', 'an Organization'],
    ])
      expect(
        (await world.run(person, `{ taskRecords(filter: { ${field}: { eq: "${person.globalId}" } }) ${rows} }`)).errors,
      ).toMatchObject([{ message: `filter.${field}.eq: this is no id of ${type}` }])
    const {
      taskRecords: { pageInfo },
    } = await ask('first: 2')
    expect([pageInfo.hasNextPage, await titles(`first: 2, after: "${pageInfo.endCursor}"`)]).toEqual([true, 'CD'])
    const count = async (first: number) => (await statementsOf(() => ask(`first: ${first}`))).length
    expect(await count(3)).toBe(await count(1))
    expect(await count(3)).toBeLessThanOrEqual(9)
  })

  test('counts the open action records that one sees', async () => {
    const { taskRecord } = await add({ groupId: globalId('Group', spot.groupId) })
    const [, taskRecordId] = Buffer.from(taskRecord!.id, 'base64').toString().split(':')
    await world.action(root, admin, { ...spot, taskRecordId })
    await world.action(root, admin, { taskRecordId })
    await world.action(root, admin, { ...spot, taskRecordId, state: 'COMPLETE' })
    const openCount = async (person: Person) => {
      const { node } = await world.ask<{ node: { openCount: number } }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on TaskRecord { openCount } } }',
        { id: taskRecord!.id },
      )
      return node.openCount
    }
    expect([await openCount(admin), await openCount(worker)]).toEqual([2, 1])
  })
})

describe('another group', () => {
  test('is of what is made later; open records stay, and a routine goes on', async () => {
    const other = await world.group(root)
    const { taskRecord } = await add({ groupId: globalId('Group', spot.groupId) })
    const series = await world.mutate<MutationResult & { series: { id: string } }>(
      admin,
      'createSeries',
      { taskRecordId: taskRecord!.id, recurrence: { preset: 'DAILY' }, startsOn: '2030-01-07T06:00', timeZone: 'UTC' },
      'series { id }',
    )
    expect(series.message).toBeUndefined()
    const { legacyId: _number, id } = await world.prisma.taskRecord.findFirstOrThrow({
      where: { legacyId: taskRecord!.internalID },
      select: { id: true, legacyId: true },
    })
    const open = await world.action(root, admin, { ...spot, taskRecordId: id })
    expect(
      (await change(taskRecord!.id, { groupId: globalId('Group', other.groupId), version: 1 })).taskRecord,
    ).toMatchObject({ version: 2 })
    expect(
      await world.prisma.taskRecord.findUniqueOrThrow({ where: { id }, select: { departmentId: true, groupId: true } }),
    ).toEqual(other)
    expect(await world.prisma.action.findUniqueOrThrow({ where: { id: open.id }, select: { groupId: true } })).toEqual({
      groupId: spot.groupId,
    })
    const soon = new Date(Date.parse('2030-01-07T06:00:00Z') - 3_600_000)
    await runRoutines({ ...world.services, clock: { now: () => soon } })
    const made = await world.prisma.action.findMany({
      where: { taskRecordId: id, id: { not: open.id } },
      select: { departmentId: true, groupId: true },
    })
    expect(made).toEqual([other])
    // A department alone leaves the group behind, none of both is the whole organization.
    await change(taskRecord!.id, { groupId: null })
    expect(
      await world.prisma.taskRecord.findUniqueOrThrow({ where: { id }, select: { departmentId: true, groupId: true } }),
    ).toEqual({ departmentId: other.departmentId, groupId: null })
    await change(taskRecord!.id, { departmentId: null, groupId: null })
    expect(
      await world.prisma.taskRecord.findUniqueOrThrow({ where: { id }, select: { departmentId: true, groupId: true } }),
    ).toEqual({ departmentId: null, groupId: null })
  })

  test('is refused where the viewer edits no tasks, and of another tree', async () => {
    const other = await world.group(root)
    const lead = await world.user(root, 'SUPERVISION', spot)
    const { taskRecord } = await add({ groupId: globalId('Group', spot.groupId) })
    expect((await change(taskRecord!.id, { groupId: globalId('Group', other.groupId) }, lead)).code).toBe('FORBIDDEN')
    const foreign = await world.group(await world.organization())
    expect((await change(taskRecord!.id, { groupId: globalId('Group', foreign.groupId) })).code).toBe('NOT_FOUND')
    expect(
      (
        await change(
          taskRecord!.id,
          { groupId: globalId('Group', other.groupId) },
          await world.user(await world.organization(), 'ADMIN'),
        )
      ).code,
    ).toBe('NOT_FOUND')
  })
})
