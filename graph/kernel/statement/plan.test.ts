// What a statement's plan reads is what Prisma reads, for any selection of columns and to-one relations.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { planOfSelection } from './plan.ts'

const world = await World.make()
const { root, spot, person } = await tree(world, { groups: { spot: {} }, people: { person: 'ADMIN' } })
const major = await world.prisma.majorTask.create({ data: { name: 'Major', organizationId: root.id } })
const item = await world.prisma.taskItem.create({
  data: { name: 'Item', majorTaskId: major.id, serviceTimeMins: 5, actionClassId: 1, priorityId: 4, objectiveId: 1 },
})
const full = await world.action(root, person, {
  ...spot,
  assigneeId: person.id,
  taskItemId: item.id,
  scheduledEnd: new Date('2026-11-20T08:30:00.120Z'),
  description: 'ä "quoted"\n',
})
const empty = await world.action(root, person)
const ids = [full.id, empty.id].sort()

const columns = [
  'id',
  'legacyId',
  'title',
  'description',
  'isScheduled',
  'status',
  'disposition',
  'actionClassId',
  'scheduledEnd',
  'createdAt',
  'version',
  'assigneeId',
  'bucket',
] as const
const columnsOf = (names: readonly string[]) =>
  fc.subarray([...names], { minLength: 1 }).map((some) => Object.fromEntries(some.map((name) => [name, true])))
const relation = (name: string, inner: fc.Arbitrary<object>) =>
  fc.option(
    inner.map((select) => ({ [name]: { select } })),
    { nil: {} },
  )

const selection = fc
  .tuple(
    columnsOf(columns),
    relation('organization', columnsOf(['legalName', 'path', 'type', 'legacyId'])),
    relation('assignee', columnsOf(['name', 'email'])),
    relation('group', columnsOf(['name'])),
    relation(
      'taskItem',
      fc
        .tuple(columnsOf(['name', 'serviceTimeMins']), relation('majorTask', columnsOf(['name', 'active'])))
        .map((parts) => Object.assign({}, ...parts) as object),
    ),
  )
  .map((parts) => Object.assign({}, ...parts) as Record<string, never>)

const plain = (rows: unknown) => JSON.parse(JSON.stringify(rows)) as unknown

test('the same rows as Prisma', async () => {
  await fc.assert(
    fc.asyncProperty(selection, async (select) => {
      const plan = planOfSelection('Action', select)
      const text = `select ${plan.columns} from action a ${plan.joins} where a.id = any($1::uuid[]) order by a.id`
      const rows = (await world.services.db.run(text, [ids])).map(plan.read)
      const expected = await world.prisma.action.findMany({
        where: { id: { in: ids } },
        select,
        orderBy: { id: 'asc' },
      })
      expect(plain(rows)).toEqual(plain(expected))
    }),
    { numRuns: 60 },
  )
})
