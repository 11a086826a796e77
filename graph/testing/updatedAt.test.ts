// Every node whose rows can change tells when they did, whoever changed them, and its lists are narrowed by it.
import { isInputObjectType, isObjectType, type GraphQLObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { tables } from '../../prisma/__generated__/tables.ts'
import { globalId } from '../kernel/node.ts'
import { tree } from './tree.ts'
import { testSchema, World } from './world.ts'

const schema = testSchema()
const world = await World.make()

/** Nodes whose rows are written once. */
const neverChanged = ['File', 'Message', 'Note']

const modelOf = ({ extensions }: GraphQLObjectType) => extensions.pothosPrismaModel as string | undefined
const nodes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  .filter((type) => modelOf(type) && !neverChanged.includes(type.name))

describe.each(nodes.map((type) => [type.name, type] as const))('%s', (name, type) => {
  test('tells when it was last changed', () => {
    expect(String(type.getFields().updatedAt?.type)).toBe('DateTime!')
  })

  test('is found in lists by that', () => {
    const filter = schema.getType(`${name}Filter`)
    if (!isInputObjectType(filter) || !filter.extensions.filterOf) return
    expect(String(filter.getFields().updatedAt?.type)).toBe('DateTimeComparison')
  })

  test('keeps it, whoever changes its row', async () => {
    const { table } = tables[modelOf(type)!]!
    const triggers = await world.prisma.$queryRaw<{ name: string }[]>`
      select t.tgname::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = ${table}::regclass and p.proname = 'set_updated_at'`
    expect(triggers).toEqual([{ name: `${table}_updated_at` }])
  })
})

test('what is said of it is true', async () => {
  const { root, admin } = await tree(world)
  const [first, second] = [await checklist('First'), await checklist('Second')]
  const ids = [first, second].map((id) => globalId('Checklist', id))
  const source = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Checklist { updatedAt } } }'
  const read = () => world.ask<{ nodes: { updatedAt: string }[] }>(admin, source, { ids })
  const before = await read()
  await world.prisma.$executeRaw`update checklist set description = 'Changed.' where id = ${second}::uuid`
  const after = await read()
  expect(after.nodes[0]).toEqual(before.nodes[0])
  expect(Date.parse(after.nodes[1]!.updatedAt)).toBeGreaterThan(Date.parse(before.nodes[1]!.updatedAt))

  const { checklists } = await world.ask<{ checklists: { nodes: { name: string }[] } }>(
    admin,
    'query ($since: DateTime!) { checklists(filter: { updatedAt: { gte: $since } }) { nodes { name } } }',
    { since: after.nodes[1]!.updatedAt },
  )
  expect(checklists.nodes).toEqual([{ name: 'Second' }])

  const said = new Date('2026-11-01T08:00:00Z')
  await world.prisma.checklist.update({ where: { id: first }, data: { updatedAt: said } })
  expect((await read()).nodes[0]!.updatedAt).toBe(said.toISOString())

  async function checklist(name: string) {
    return (await world.prisma.checklist.create({ data: { name, organizationId: root.id } })).id
  }
})
