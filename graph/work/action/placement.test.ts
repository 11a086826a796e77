// Where a record stands, its class and its location, changed by whoever manages it both there and here.
import { describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { actionClass } from '../../testing/entryIds.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'

const world = await World.make()
const { root, gate, dock, admin, supervisor, worker } = await tree(world, {
  groups: { gate: { name: 'Gate' }, dock: { name: 'Dock' } },
  people: { admin: 'ADMIN', supervisor: { level: 'SUPERVISION', in: 'gate' }, worker: { in: 'gate' } },
})
const { root: elsewhere, far } = await tree(world, { groups: { far: {} } })
const group = (spot: { groupId: string | null }) => globalId('Group', spot.groupId!)
const place = async (organizationId: string, name: string) => {
  const { id } = await world.prisma.location.create({ data: { organizationId, name, typeId: 1 } })
  return { id, globalId: globalId('Location', id) }
}

async function edited(person: Person, input: object) {
  const { id, globalId: record } = await world.action(root, admin, { ...gate, actionClassId: 1 })
  const result = await world.mutate(person, 'updateAction', { id: record, ...input }, 'stepId')
  const read = () =>
    world.prisma.action.findUniqueOrThrow({
      where: { id },
      include: { history: { orderBy: { version: 'asc' } } },
    })
  return { result, read, row: await read() }
}

describe('editing', () => {
  test('changes the class, and tells both by name', async () => {
    const { row } = await edited(supervisor, { actionClassId: actionClass(2) })
    expect(row).toMatchObject({ actionClassId: 2, version: 2 })
    expect(row.history.at(-1)).toMatchObject({ transition: 'EDIT', changes: { actionClass: ['Daily', 'Weekly'] } })
  })

  test('changes the group, and the department with it', async () => {
    const { row } = await edited(admin, { groupId: group(dock) })
    expect(row).toMatchObject({ ...dock, version: 2 })
    expect(row.history.at(-1)).toMatchObject({ changes: { group: ['Gate', 'Dock'] } })
  })

  test('may leave it without a group, in its department', async () => {
    const { row } = await edited(admin, { groupId: null })
    expect(row).toMatchObject({ departmentId: gate.departmentId, groupId: null })
  })

  test('gives it a location of its own, and takes that away', async () => {
    const yard = await place(root.id, 'North yard')
    const { read, row } = await edited(supervisor, { locationId: yard.globalId })
    expect(row).toMatchObject({ locationId: yard.id })
    expect(row.history.at(-1)).toMatchObject({ changes: { location: ['', 'North yard'] } })
    await world.mutate(supervisor, 'updateAction', { id: globalId('Action', row.id), locationId: null })
    expect(await read()).toMatchObject({ locationId: null, version: 3 })
  })

  test('is refused for a group where one manages no records', async () => {
    const { result, row } = await edited(supervisor, { groupId: group(dock) })
    expect(result.__typename).toBe('ForbiddenError')
    expect(row).toMatchObject({ ...gate, version: 1 })
  })

  test.each([
    ['class', { actionClassId: actionClass(2) }],
    ['group', { groupId: group(gate) }],
  ])('is refused of the %s to those who do not manage the record', async (_what, input) => {
    const { result, row } = await edited(worker, input)
    expect(result.__typename).toBe('ForbiddenError')
    expect(row.version).toBe(1)
  })

  test('knows no group and no location of another tree', async () => {
    const theirs = await place(elsewhere.id, 'Far yard')
    for (const input of [{ groupId: group(far) }, { locationId: theirs.globalId }]) {
      const { result, row } = await edited(admin, input)
      expect(result.__typename).toBe('NotFoundError')
      expect(row).toMatchObject({ ...gate, version: 1 })
    }
  })

  test('is undone, the group and the class too', async () => {
    const { result, read } = await edited(admin, { groupId: group(dock), actionClassId: actionClass(2) })
    const { stepId } = result as unknown as { stepId: string }
    await world.mutate(admin, 'undoSteps', { stepIds: [stepId] }, 'outcomes { error { message } }')
    expect(await read()).toMatchObject({ ...gate, actionClassId: 1, version: 3 })
  })
})
