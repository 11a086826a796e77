// A field that a table lists goes through every door: it is found, narrowed to, sorted by, exported, imported, sent
// over REST.
import { expect, test } from 'vitest'
import { effects, Imports } from './imports.ts'
import { tree } from './tree.ts'
import { World } from './world.ts'

const world = await World.make()
const address = await world.serve()
const { root, admin } = await tree(world)
const { admin: stranger, root: elsewhere } = await tree(world)
const wanted = await world.action(root, admin, { title: 'Replace the clutch', poNumber: 'PO-77120' })
await world.action(root, admin, { title: 'Grease', poNumber: 'PO-5' })
await world.action(root, admin, { title: 'Wash' })
await world.action(elsewhere, stranger, { title: 'Wash', poNumber: 'PO-77120' })

const keys = async (input: object) => {
  const { actionGrid } = await world.ask<{ actionGrid: { rows: { nodes: { key: string; poNumber: string }[] } } }>(
    admin,
    'query ($filter: ActionFilter, $orderBy: ActionOrder) { actionGrid(filter: $filter, orderBy: $orderBy) { rows(first: 10) { nodes { key poNumber } } } }',
    input as Record<string, unknown>,
  )
  return actionGrid.rows.nodes
}

test('narrowed to, whatever its case, it is those of one’s own organizations', async () => {
  expect(await keys({ filter: { poNumber: { eq: ' po-77120 ' } } })).toEqual([
    { key: wanted.key, poNumber: 'PO-77120' },
  ])
  expect(await keys({ filter: { poNumber: { eq: 'PO-77' } } })).toEqual([])
})

test('sorted by it, those that have none come last', async () => {
  expect((await keys({ orderBy: { field: 'PO_NUMBER' } })).map(({ poNumber }) => poNumber)).toEqual([
    'PO-5',
    'PO-77120',
    '',
  ])
})

test('typed into a list or the search it is found, and once changed no longer', async () => {
  const search = async (text: string) =>
    (
      await world.ask<{ search: { edges: { node: { key: string } }[] } }>(
        admin,
        'query ($text: String!) { search(text: $text, first: 10) { edges { node { key } } } }',
        { text },
      )
    ).search.edges.map(({ node }) => node.key)
  expect(await keys({ filter: { text: { matches: '77120' } } })).toHaveLength(1)
  expect(await search('77120')).toEqual([wanted.key])
  await world.mutate(admin, 'updateAction', { id: wanted.globalId, poNumber: 'PO-88231' })
  expect(await search('77120')).toEqual([])
  expect(await search('88231')).toEqual([wanted.key])
  await world.mutate(admin, 'updateAction', { id: wanted.globalId, poNumber: 'PO-77120' })
})

test('an export has it as a column', async () => {
  const { url } = (await world.mutate(
    admin,
    'createExport',
    { columns: ['NUMBER', 'PO_NUMBER'], filter: { poNumber: { eq: 'PO-77120' } } },
    'url',
  )) as unknown as { url: string }
  const text = await (await fetch(address + url)).text()
  expect(text.trim().split('\n')).toEqual(['Number,PO number', `${wanted.key},PO-77120`])
})

test('a legacy row has it beside the 19', async () => {
  const headers = await world.authorization(admin)
  const response = await fetch(`${address}/api/tasks/get_tasks_by_record_id?record_id=${wanted.legacyId}`, { headers })
  expect(await response.json()).toMatchObject([{ Task_Record_ID: wanted.legacyId, PO_Number: 'PO-77120' }])
})

test('a file brings it in, and changes it where the record is there', async () => {
  const imports = new Imports(world, root, admin)
  const file = (number: string) =>
    `Key,Title,Action class,Priority,PO_Number\nWO-1,Adjust the clutch,Daily,Normal,${number}\n`
  await imports.take('RECORDS', file('PO-31'))
  const record = () =>
    world.prisma.importedRecord.findFirstOrThrow({
      where: { rootId: root.id, key: 'WO-1' },
      select: { action: { select: { poNumber: true, version: true } } },
    })
  expect(await record()).toEqual({ action: { poNumber: 'PO-31', version: 1 } })
  expect(effects(await imports.compare('RECORDS', file('PO-31')))).toEqual(['SAME'])
  await imports.take('RECORDS', file('PO-32'))
  expect(await record()).toEqual({ action: { poNumber: 'PO-32', version: 2 } })
})
