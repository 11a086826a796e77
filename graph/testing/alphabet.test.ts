// Names stand in the order of the alphabet, whatever their case and accents: by the collation of their columns, so that
// whatever orders by them does, Prisma's queries and cursors too.
import { expect, test } from 'vitest'
import { tree } from './tree.ts'
import { World } from './world.ts'

const world = await World.make()
const { root, admin } = await tree(world)

/** Names that only programs read, and that nothing is ordered by for a person. */
const ofPrograms = [
  'counter.name',
  'forgetting.name',
  'notification_watermark.name',
  'preference.name',
  'server_key.name',
]

test('each column of names that people read is ordered by the alphabet', async () => {
  const columns = await world.prisma.$queryRaw<{ name: string; collation: string | null }[]>`
    select table_name || '.' || column_name as name, collation_name as collation from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and is_generated = 'NEVER'
      and (column_name ~ '(^|_)(name|title|label)$' or column_name = 'unit_number')
      and table_name !~ '^_'
    order by 1`
  expect(columns.length).toBeGreaterThan(30)
  expect(
    columns
      .filter(({ name, collation }) => collation !== 'und-x-icu' && !ofPrograms.includes(name))
      .map(({ name }) => name),
  ).toEqual([])
})

test('a list and its next pages are in that order', async () => {
  const names = ['Zeta', 'alpha', 'Ärger', 'Beta', 'éclair', 'Omega', 'ebbe']
  const parent = await world.organization({ parent: root })
  for (const name of names) await world.organization({ parent, name })
  type Children = {
    organization: {
      children: { edges: { node: { name: string }; cursor: string }[]; pageInfo: { hasNextPage: boolean } }
    }
  }
  const found: string[] = []
  for (let after: string | null = null, more = true; more;) {
    const { organization }: Children = await world.ask(
      admin,
      'query ($of: ID!, $after: Cursor) { organization(id: $of) { children(first: 2, after: $after) { edges { cursor node { name } } pageInfo { hasNextPage } } } }',
      { of: parent.globalId, after },
    )
    found.push(...organization.children.edges.map(({ node }) => node.name))
    after = organization.children.edges.at(-1)!.cursor
    more = organization.children.pageInfo.hasNextPage
  }
  expect(found).toEqual(['alpha', 'Ärger', 'Beta', 'ebbe', 'éclair', 'Omega', 'Zeta'])
})

test('records are ordered by title so, too', async () => {
  for (const title of ['Zinc', 'apple', 'Äpfel', 'Brake'])
    await world.action(root, admin, { title, assigneeId: admin.id })
  type Rows = { actionGrid: { rows: { nodes: { title: string }[] } } }
  const { actionGrid } = await world.ask<Rows>(
    admin,
    '{ actionGrid(orderBy: { field: TITLE }) { rows(first: 10) { nodes { title } } } }',
  )
  expect(actionGrid.rows.nodes.map(({ title }) => title)).toEqual(['Äpfel', 'apple', 'Brake', 'Zinc'])
})
