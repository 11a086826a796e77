// Records narrowed to a grid: those that the grid shows, in every list and on the board itself.
import { expect, test } from 'vitest'
import { minute } from '../../kernel/time/milliseconds.ts'
import { statementsOf } from '../../testing/queryLog.ts'
import type { Person } from '../../testing/rows.ts'
import { tree } from '../../testing/tree.ts'
import { World } from '../../testing/world.ts'
import { gridNames } from './gridTable.ts'

const world = await World.make()
const { root, admin } = await tree(world)
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * minute)
const records = [
  { title: 'daily and late', actionClassId: 1, scheduledEnd: inMinutes(-5) },
  { title: 'weekly, due soon', actionClassId: 2, scheduledEnd: inMinutes(30) },
  { title: 'urgent, with a slot', priorityId: 1, isScheduled: true, scheduledEnd: inMinutes(5000) },
  { title: 'escalated and late', state: 'ESCALATED' as const, scheduledEnd: inMinutes(-90) },
  { title: 'late, but complete', state: 'COMPLETE' as const, scheduledEnd: inMinutes(-90) },
  { title: 'in none', scheduledEnd: inMinutes(9000) },
]
for (const one of records) await world.action(root, admin, { actionClassId: 9, priorityId: 4, ...one })

const titlesIn = ({ edges }: { edges: { node: { title: string } }[] }) => edges.map(({ node }) => node.title)

async function onBoard(person: Person, grid: object) {
  const { board } = await world.ask<{ board: { buckets: { actions: { edges: { node: { title: string } }[] } }[] } }>(
    person,
    `query ($filter: ActionFilter) { board(filter: $filter) { buckets { actions(first: 50) { edges { node { title } } } } } }`,
    { filter: { grid } },
  )
  return board.buckets.flatMap(({ actions }) => titlesIn(actions)).sort()
}

async function listed(grid: object) {
  const { actionGrid } = await world.ask<{ actionGrid: { rows: { nodes: { title: string }[] } } }>(
    admin,
    `query ($filter: ActionFilter) { actionGrid(filter: $filter) { rows(first: 50) { nodes { title } } } }`,
    { filter: { grid } },
  )
  return actionGrid.rows.nodes.map(({ title }) => title).sort()
}

test.each(gridNames)('the board narrowed to %s has what the grid shows', async (name) => {
  const { board } = await world.ask<{ board: { grids: { entries: Parameters<typeof titlesIn>[0] }[] } }>(
    admin,
    `query ($names: [GridName!]) { board { grids(names: $names) { entries(first: 50) { edges { node { ... on Action { title } } } } } } }`,
    { names: [name] },
  )
  const shown = board.grids.flatMap(({ entries }) => titlesIn(entries)).sort()
  expect(await onBoard(admin, { eq: name })).toEqual(shown)
  expect(await listed({ eq: name })).toEqual(shown)
})

test('each of several counts, and none of them leaves what is in neither, complete ones too', async () => {
  expect(await listed({ in: ['LATE', 'SPECIAL'] })).toEqual([
    'daily and late',
    'escalated and late',
    'urgent, with a slot',
  ])
  expect(await listed({ notIn: ['LATE', 'SPECIAL'] })).toEqual(['in none', 'late, but complete', 'weekly, due soon'])
})

test('somebody of another root finds none', async () => {
  const { admin: stranger } = await tree(world)
  expect(await onBoard(stranger, { in: gridNames })).toEqual([])
})

test('the narrowed board takes as many statements as the whole one', async () => {
  const countOf = async (filter: object) =>
    (
      await statementsOf(() =>
        world.ask(
          admin,
          `query ($filter: ActionFilter) { board(filter: $filter) { buckets { actions(first: 5) { edges { node { id } } } } } }`,
          {
            filter,
          },
        ),
      )
    ).length
  await countOf({})
  expect(await countOf({ grid: { in: ['LATE', 'WARN'] } })).toBe(await countOf({}))
})
