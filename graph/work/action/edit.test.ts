// What a record says, changed by whoever manages it.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root, spot, supervisor, worker } = await tree(world, {
  groups: { spot: {} },
  people: { supervisor: { level: 'SUPERVISION', in: 'spot' }, worker: { in: 'spot' } },
})

async function edited(person: Person, input: object, more: object = {}) {
  const { id, globalId: record } = await world.action(root, supervisor, {
    ...spot,
    title: 'Check the brakes',
    description: 'All axles.',
    serviceTimeMins: 30,
    ...more,
  })
  const result = await world.mutate(person, 'updateAction', { id: record, ...input })
  const row = await world.prisma.action.findUniqueOrThrow({
    where: { id },
    include: { history: { orderBy: { version: 'asc' } } },
  })
  return { result, row }
}

describe('editing', () => {
  test('changes what is given, keeps the rest, and notes what it was', async () => {
    const { row } = await edited(supervisor, { title: 'Check the front brakes', serviceTimeMins: 45, poNumber: 'PO-1' })
    expect(row).toMatchObject({
      title: 'Check the front brakes',
      description: 'All axles.',
      serviceTimeMins: 45,
      poNumber: 'PO-1',
      status: 5,
      version: 2,
    })
    expect(row.history.at(-1)).toMatchObject({
      transition: 'EDIT',
      actorId: supervisor.id,
      changes: {
        title: ['Check the brakes', 'Check the front brakes'],
        serviceTimeMins: ['30', '45'],
        poNumber: ['', 'PO-1'],
      },
    })
  })

  test('may empty what need not be there', async () => {
    const { row } = await edited(supervisor, { description: '', poNumber: '' }, { poNumber: 'PO-1' })
    expect(row).toMatchObject({ description: '', poNumber: '' })
  })

  test('is possible of what is complete: an order is often known late', async () => {
    const { row } = await edited(supervisor, { poNumber: 'PO-2' }, { state: 'COMPLETE' })
    expect(row).toMatchObject({ status: 9, poNumber: 'PO-2' })
  })

  test.each([
    ['nothing', {}, 'title'],
    ['no title', { title: ' ' }, 'title'],
    ['a PO number of two lines', { poNumber: 'a\nb' }, 'poNumber'],
    ['a PO number of 41 characters', { poNumber: 'x'.repeat(41) }, 'poNumber'],
    ['a service time below 0', { serviceTimeMins: -1 }, 'serviceTimeMins'],
  ])('with %s names the field', async (_what, input, path) => {
    const { result, row } = await edited(supervisor, input)
    expect(result).toMatchObject({ __typename: 'ValidationError', fields: [{ path }] })
    expect(row.version).toBe(1)
  })

  test('of a version that is no longer current is a conflict, which says what each would have it be', async () => {
    const { result, row } = await edited(supervisor, { version: 1, poNumber: 'PO-9' }, { version: 2, poNumber: 'PO-8' })
    expect(result).toMatchObject({ __typename: 'ConflictError' })
    expect(result.differences).toContainEqual({ field: 'poNumber', yours: 'PO-9', current: 'PO-8' })
    expect(row.poNumber).toBe('PO-8')
  })

  test('is refused to those who do not manage it, and to those of elsewhere it is not there', async () => {
    expect((await edited(worker, { title: 'Mine' })).result.__typename).toBe('ForbiddenError')
    const { admin: stranger } = await tree(world)
    expect((await edited(stranger, { title: 'Mine' })).result.__typename).toBe('NotFoundError')
  })
})

describe('a PO number', () => {
  async function catalogue() {
    const major = await world.prisma.majorTask.create({ data: { organizationId: root.id, name: crypto.randomUUID() } })
    const item = await world.prisma.taskItem.create({
      data: {
        majorTaskId: major.id,
        name: 'Wash',
        serviceTimeMins: 5,
        actionClassId: 1,
        priorityId: 4,
        objectiveId: 1,
        poNumber: 'PO-I',
      },
    })
    return globalId('TaskItem', item.id)
  }
  const create = async (name: string, type: string, input: object) => {
    const field = type === 'Action' ? 'action' : 'taskRecord'
    const result = await world.mutate(
      supervisor,
      name,
      { organizationId: root.globalId, groupId: globalId('Group', spot.groupId), ...input },
      `${field} { id poNumber }`,
    )
    return (result as unknown as Record<string, { id: string; poNumber: string }>)[field]!
  }

  test('of an item is that of its task records and their action records, where they say no other', async () => {
    const taskItemId = await catalogue()
    expect((await create('createAction', 'Action', { template: { taskItemId } })).poNumber).toBe('PO-I')
    const record = await create('createTaskRecord', 'TaskRecord', { taskItemId })
    expect(record.poNumber).toBe('PO-I')
    const other = await create('createTaskRecord', 'TaskRecord', { taskItemId, poNumber: 'PO-R' })
    expect((await create('createAction', 'Action', { template: { taskRecordId: other.id } })).poNumber).toBe('PO-R')
    expect(
      (await create('createAction', 'Action', { template: { taskRecordId: other.id }, poNumber: 'PO-A' })).poNumber,
    ).toBe('PO-A')
    expect(
      (await create('createAction', 'Action', { template: { taskRecordId: record.id }, poNumber: '' })).poNumber,
    ).toBe('')
  })
})
