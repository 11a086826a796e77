import { beforeAll, describe, expect, test } from 'vitest'
import { globalId } from '../../kernel/node.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import { tree } from '../../testing/tree.ts'
import type { Person } from '../../testing/rows.ts'
import { World } from '../../testing/world.ts'

let world: World

beforeAll(async () => {
  world = await World.make()
})

const tenant = () => tree(world, { below: { division: {} }, groups: { spot: {} } })

interface Page {
  nodes: { name: string }[]
  totalCount: number
  pageInfo: { endCursor: string }
}

/** Departments and job roles are lists of the same form. */
const kinds = [
  {
    field: 'departments',
    type: 'Department',
    make: (organizationId: string, names: string[]) =>
      world.prisma.department.createMany({ data: names.map((name) => ({ organizationId, name })) }),
    end: (name: string) => world.prisma.department.updateMany({ where: { name }, data: { status: 'INACTIVE' } }),
  },
  {
    field: 'jobRoles',
    type: 'JobRole',
    make: (organizationId: string, names: string[]) =>
      world.prisma.jobRole.createMany({ data: names.map((name) => ({ organizationId, name })) }),
    end: (name: string) => world.prisma.jobRole.updateMany({ where: { name }, data: { status: 'INACTIVE' } }),
  },
]

describe.each(kinds)('$field', ({ field, type, make, end }) => {
  const document = (more: string) => `query ($first: Int, $after: Cursor, $filter: ${type}Filter, $search: String) {
    ${field}(first: $first, after: $after, filter: $filter, search: $search) { nodes { name } totalCount pageInfo { endCursor } } ${more} }`
  const read = async (person: Person, variables: Record<string, unknown> = {}) =>
    (await world.ask<Record<string, Page>>(person, document(''), variables))[field]!
  const names = ({ nodes }: Page) => nodes.map(({ name }) => name)

  test('are read in pages by name, and found by a part of it', async () => {
    const { root, admin } = await tenant()
    await make(root.id, ['Zz yard', 'Zz bay'])
    const first = await read(admin, { search: 'zz', first: 1 })
    expect([names(first), first.totalCount]).toEqual([['Zz bay'], 2])
    expect(names(await read(admin, { search: 'zz', first: 1, after: first.pageInfo.endCursor }))).toEqual(['Zz yard'])
  })

  test('are all there, and narrowed to those in use', async () => {
    const { root, admin } = await tenant()
    const old = `Old ${root.id}`
    await make(root.id, [old])
    await end(old)
    expect(names(await read(admin, { search: old }))).toEqual([old])
    expect(names(await read(admin, { search: old, filter: { status: { eq: 'ACTIVE' } } }))).toEqual([])
  })

  test('are those of one tree for who names an organization of it', async () => {
    const [one, other] = [await tenant(), await tenant()]
    await make(one.root.id, ['Here'])
    await make(other.root.id, ['There'])
    await world.join(one.admin, other.root, 'STRATEGIC')
    const of = (id: string) => read(one.admin, { search: 'here', filter: { organization: { inTreeOf: id } } })
    expect(names(await of(one.division.globalId))).toEqual(['Here'])
    expect(names(await of(other.division.globalId))).toEqual(['There'])
  })

  test('are nothing to a stranger, who may not page by the cursor of others either', async () => {
    const { root, division, admin } = await tenant()
    const { admin: stranger } = await tree(world)
    await make(root.id, [`Ours ${root.id}`])
    const page = await read(admin, { first: 1 })
    expect(names(await read(stranger, { search: root.id }))).toEqual([])
    expect(names(await read(stranger, { filter: { organization: { inTreeOf: division.globalId } } }))).toEqual([])
    await expect(read(stranger, { after: page.pageInfo.endCursor })).rejects.toThrow('this cursor is of another list')
  })

  test('are those of its tree at an organization, of many in one statement', async () => {
    const { root, division, admin } = await tenant()
    await make(root.id, ['Of the tree'])
    const at = (ids: string[]) =>
      world.ask<{ nodes: Record<string, Page>[] }>(
        admin,
        `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Organization { ${field}(search: "of the tree") { nodes { name } } } } }`,
        { ids: ids.map((id) => globalId('Organization', id)) },
      )
    const one = await statementsOf(async () => {
      expect((await at([division.id])).nodes.map((node) => names(node[field]!))).toEqual([['Of the tree']])
    })
    expect(await statementsOf(() => at([division.id, root.id]))).toHaveLength(one.length)
  })

  test('are refused beyond a thousand a page', async () => {
    const { admin } = await tenant()
    await read(admin, { first: 1000 })
    await expect(read(admin, { first: 1001 })).rejects.toThrow('first: ask for 0 to 1000')
  })
})
