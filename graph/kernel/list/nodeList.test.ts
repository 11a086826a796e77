// What every node's lists take has one form; what they find is in the order that is asked for, page by page, and never
// another tenant's.
import { isInputObjectType, isObjectType, type GraphQLInputObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { tree } from '../../testing/tree.ts'
import { testSchema, World } from '../../testing/world.ts'

const schema = testSchema()
const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
const filters = inputs.filter(({ extensions }) => extensions.filterOf)
const ofType = ({ type }: { type: unknown }) => String(type)
const fieldsOf = (input: GraphQLInputObjectType) =>
  Object.fromEntries(Object.values(input.getFields()).map((field) => [field.name, ofType(field)]))

describe('the form of lists', () => {
  const takingFilters = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .filter(({ args }) => args.some((arg) => filters.some(({ name }) => name === ofType(arg))))
    // Boards and figures of records take the filter of records too.
    .filter((field) => ofType(field).includes('Connection'))
    .map((field) => [field.name, field] as const)

  test.each(takingFilters)('of %s is named by its node', (_name, { type, args }) => {
    const connection = schema.getType(ofType({ type }).replace(/!$/, ''))
    const edges = isObjectType(connection) ? connection.getFields().edges : undefined
    const edge = schema.getType(ofType(edges!).replaceAll(/[[\]!]/g, ''))
    const node = ofType((isObjectType(edge) ? edge.getFields().node : undefined)!).replace(/!$/, '')
    const taken = Object.fromEntries(args.map((arg) => [arg.name, ofType(arg)]))
    expect(taken).toMatchObject({ filter: `${node}Filter`, orderBy: `${node}Order` })
  })

  test.each(filters.map((filter) => [filter.name, filter] as const))('%s joins filters', (name, filter) => {
    expect(fieldsOf(filter)).toMatchObject({ id: 'IdComparison', and: `[${name}!]`, or: `[${name}!]`, not: name })
    for (const [field, type] of Object.entries(fieldsOf(filter)))
      if (!['and', 'or', 'not'].includes(field)) expect(type).toMatch(/^Boolean$|Comparison$|Filter$/)
  })

  // People sort the grid of records by each of its columns that an index serves.
  const mostOrders: Readonly<Record<string, number>> = { Action: 8 }

  test.each(filters.map(({ extensions }) => [String(extensions.filterOf)]))('%s has few orders', (node) => {
    const field = schema.getType(`${node}OrderField`) as unknown as { getValues(): object[] }
    expect(fieldsOf(schema.getType(`${node}Order`) as GraphQLInputObjectType)).toEqual({
      direction: 'OrderDirection',
      field: `${node}OrderField!`,
    })
    expect(field.getValues().length).toBeGreaterThan(0)
    expect(field.getValues().length).toBeLessThanOrEqual(mostOrders[node] ?? 5)
  })

  test('of what always has a value has no question for its absence', () => {
    const comparisons = inputs.filter(
      ({ name }) => name.endsWith('Comparison') && 'eq' in fieldsOf(schema.getType(name) as GraphQLInputObjectType),
    )
    expect(comparisons.length).toBeGreaterThan(3)
    for (const comparison of comparisons)
      expect('isNull' in fieldsOf(comparison), comparison.name).toBe(comparison.name.startsWith('Nullable'))
  })
})

const world = await World.make()
const { root, division, admin } = await tree(world, { below: { division: {} } })
const { root: foreign, admin: stranger } = await tree(world)
const spot = await world.group(root)
const names = ['Brakes', 'axles', 'Tyres 50%', 'Fuel', 'Lights']
for (const [i, name] of names.entries()) {
  await world.prisma.checklist.create({
    data: {
      name,
      organizationId: i % 2 ? division.id : root.id,
      status: name === 'Fuel' ? 'INACTIVE' : 'ACTIVE',
      ...(name === 'Lights' && { departmentId: spot.departmentId, groupId: spot.groupId }),
    },
  })
}

interface Answer {
  checklists: { edges: { node: { name: string; id: string } }[]; pageInfo: { endCursor: string; hasNextPage: boolean } }
}
const query = `query ($filter: ChecklistFilter, $orderBy: ChecklistOrder, $search: String, $first: Int, $after: Cursor) {
  checklists(filter: $filter, orderBy: $orderBy, search: $search, first: $first, after: $after) {
    edges { node { id name } } pageInfo { endCursor hasNextPage } } }`
const ask = (variables: Record<string, unknown>, who = admin) => world.ask<Answer>(who, query, variables)
const found = async (variables: Record<string, unknown>, who = admin) =>
  (await ask(variables, who)).checklists.edges.map(({ node }) => node.name)
const refusal = async (variables: Record<string, unknown>) =>
  (await world.run(admin, query, variables)).errors?.[0]?.message

describe('a list', () => {
  test('is searched and narrowed, by where things stand too', async () => {
    expect(await found({})).toHaveLength(5)
    expect(await found({ search: ' 0% ' })).toEqual(['Tyres 50%'])
    expect(await found({ filter: { status: { eq: 'INACTIVE' } } })).toEqual(['Fuel'])
    expect(await found({ filter: { organization: { eq: division.globalId } } })).toEqual(['axles', 'Fuel'])
    expect(await found({ filter: { organization: { below: root.globalId } } })).toHaveLength(5)
    expect(await found({ filter: { organization: { below: division.globalId } } })).toHaveLength(2)
    expect(await found({ filter: { not: { organization: { below: division.globalId } } } })).toHaveLength(3)
    expect(await found({ filter: { organization: { inTreeOf: division.globalId } } })).toHaveLength(5)
    expect(await found({ filter: { group: { isNull: false } } })).toEqual(['Lights'])
  })

  test.each([
    ['NAME', 'ASC'],
    ['NAME', 'DESC'],
    ['CREATED', 'ASC'],
    ['CREATED', 'DESC'],
  ])('by %s %s is the same page by page', async (field, direction) => {
    const all = await found({ orderBy: { field, direction } })
    const expected = field === 'CREATED' ? names : [...names].sort((a, b) => a.localeCompare(b))
    expect(all).toEqual(direction === 'ASC' ? expected : expected.toReversed())
    const paged: string[] = []
    for (let after: string | undefined, more = true; more;) {
      const { edges, pageInfo } = (await ask({ orderBy: { field, direction }, first: 2, after })).checklists
      paged.push(...edges.map(({ node }) => node.name))
      after = pageInfo.endCursor
      more = pageInfo.hasNextPage
    }
    expect(paged).toEqual(all)
  })

  test('takes a cursor of its own order alone', async () => {
    const { endCursor: after } = (await ask({ first: 1 })).checklists.pageInfo
    expect(await found({ after, orderBy: { field: 'NAME' } })).toHaveLength(4)
    for (const orderBy of [{ field: 'NAME', direction: 'DESC' }, { field: 'CREATED' }])
      expect(await refusal({ after, orderBy })).toBe('after: this cursor is of another order')
  })

  test('is never of another tenant, and nothing is found by what is theirs', async () => {
    expect(await found({ filter: { or: [{ id: { notIn: [] } }, { name: { ne: '' } }] } }, stranger)).toEqual([])
    expect(await found({ filter: { not: { organization: { eq: foreign.globalId } } } }, stranger)).toEqual([])
    const [{ node: own }] = (await ask({ first: 1 })).checklists.edges as [Answer['checklists']['edges'][number]]
    expect(await found({ filter: { id: { eq: own.id } } })).toEqual([own.name])
    expect(await found({ filter: { id: { eq: own.id } } }, stranger)).toEqual([])
    for (const named of ['eq', 'below', 'inTreeOf'])
      expect(await found({ filter: { organization: { [named]: foreign.globalId } } })).toEqual([])
  })

  test.each<[string, Record<string, unknown>]>([
    ['filter.id.eq: this is no id of a Checklist', { filter: { id: { eq: root.globalId } } }],
    ['filter.organization.below: this is no id of an Organization', { filter: { organization: { below: 'x' } } }],
    ['filter.organization: give at least one comparison', { filter: { organization: {} } }],
    ['search: Leave out the NUL character.', { search: 'a\0' }],
    ['search: give at most 200 characters', { search: 'a'.repeat(201) }],
  ])('refuses what it can’t use: %s', async (message, variables) => {
    expect(await refusal(variables)).toBe(message)
  })

  test('names the field that its node does not have', async () => {
    expect(await refusal({ filter: { colour: { eq: 'red' } } })).toContain(
      'Field "colour" is not defined by type "ChecklistFilter"',
    )
    expect(await refusal({ orderBy: { field: 'COLOUR' } })).toContain('"COLOUR"; Expected type ChecklistOrderField.')
  })
})
