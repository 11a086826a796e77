// Every comparison of whole numbers in every filter takes any number: by Prisma and by SQL of our own it finds what the
// same comparison finds in memory, of numbers that the column can't hold too.
import { type GraphQLInputObjectType, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { tables } from '../../../prisma/__generated__/tables.ts'
import { tree } from '../../testing/tree.ts'
import { testSchema, World } from '../../testing/world.ts'
import { Parameters } from '../statement/scopeSql.ts'
import { modelOf } from '../statement/models.ts'
import { isSmall } from './columns.ts'
import { int } from './conditions.ts'
import { type FilterShape, filterWhere } from './filterWhere.ts'
import { whereSql } from './whereSql.ts'

const world = await World.make()
const { root, admin } = await tree(world)
await world.action(root, admin, { serviceTimeMins: 5 })
const majorTask = await world.prisma.majorTask.create({ data: { organizationId: root.id, name: 'Wash' } })
await world.prisma.taskItem.create({
  data: {
    majorTaskId: majorTask.id,
    name: 'Hose',
    serviceTimeMins: 5,
    actionClassId: 1,
    priorityId: 4,
    objectiveId: 1,
  },
})
const context = await world.context(admin)

interface Compared {
  name: string
  field: string
  column: string
  shape: FilterShape
}

const wholeIn = (filter: GraphQLInputObjectType): Compared[] => {
  const { shape } = filter.extensions as { shape?: FilterShape }
  // Rows of a view are of no table.
  const hasTable = shape && shape.model in tables
  return Object.values(hasTable ? filter.getFields() : {}).flatMap(({ name: field, type }) => {
    if (!/^(Nullable)?IntComparison$/.test(String(type))) return []
    const column = shape!.conditions[field]!.column!(field)
    return [{ name: `${filter.name}.${field}`, field, column, shape: shape! }]
  })
}
const inFilters = Object.values(testSchema().getTypeMap()).filter(isInputObjectType).flatMap(wholeIn)
/** A small column with rows, whatever filters there are. */
const small: Compared = {
  name: 'a small column',
  field: 'priority',
  column: 'priorityId',
  shape: { model: 'Action', conditions: { priority: int('priorityId') } },
}
const all = [...inFilters, small]

const compares: Record<string, (value: number | null, given: number) => boolean> = {
  eq: (value, given) => value === given,
  ne: (value, given) => value !== given,
  gt: (value, given) => value !== null && value > given,
  gte: (value, given) => value !== null && value >= given,
  lt: (value, given) => value !== null && value < given,
  lte: (value, given) => value !== null && value <= given,
}
const given = [-(2 ** 31), -32_769, -32_768, 1, 5, 32_767, 32_768, 2 ** 31 - 1]

interface Delegate {
  findMany: (args: object) => Promise<Record<string, number | null>[]>
  count: (args: object) => Promise<number>
}

test.each(all)('$name', async ({ field, column, shape }) => {
  const { model } = shape
  const rowsOf = world.prisma[(model[0]!.toLowerCase() + model.slice(1)) as 'action'] as unknown as Delegate
  const values = (await rowsOf.findMany({ select: { [column]: true } })).map((row) => row[column]!)
  const found = async (comparison: object) => {
    const where = await filterWhere(shape, { [field]: comparison }, context)
    const parameters = new Parameters()
    const text = `select count(*) from ${modelOf(model).table} a where ${whereSql(model, where, parameters)}`
    const [[bySql]] = (await world.services.db.runOnce<[number]>(text, parameters.values)) as [[number]]
    expect(bySql).toBe(await rowsOf.count({ where }))
    return bySql
  }
  for (const number of given) {
    for (const [operator, compare] of Object.entries(compares))
      expect([operator, number, await found({ [operator]: number })]).toEqual([
        operator,
        number,
        values.filter((value) => compare(value, number)).length,
      ])
    expect(await found({ in: [number, 2 ** 31 - 1] })).toBe(
      values.filter((value) => value === number || value === 2 ** 31 - 1).length,
    )
    expect(await found({ notIn: [number] })).toBe(values.filter((value) => value !== number).length)
  }
})

test('small columns are among them', async () => {
  const names = all.filter(({ shape, column }) => isSmall(shape.model, column)).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['BenchmarkFilter.consecutivePoints', small.name]))
  expect(await world.prisma.action.count()).toBeGreaterThan(0)
})
