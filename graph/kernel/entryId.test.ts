// Entries of lists have ids in the graph; an id of another list is refused with its path.
import { describe, expect, test } from 'vitest'
import { tree } from '../testing/tree.ts'
import { World } from '../testing/world.ts'
import { entryId, entryNumber } from './entryId.ts'
import { globalId } from './node.ts'

const world = await World.make()
const { root, admin } = await tree(world)

const create = (more: object) =>
  world.mutate(admin, 'createAction', {
    title: 'Count',
    organizationId: root.globalId,
    priorityId: 4,
    actionClassId: 1,
    ...more,
  })

test('an id leads to its number, in its list alone', () => {
  expect(entryNumber('SCHEDULE_PRIORITY', entryId('SCHEDULE_PRIORITY', 3))).toBe(3)
  expect(entryNumber('PracticeFeature', entryId('PracticeFeature', 12))).toBe(12)
  expect(entryNumber('ACTION_CLASS', entryId('SCHEDULE_PRIORITY', 3))).toBeUndefined()
})

test.each([
  '',
  '3',
  'x',
  globalId('ReferenceItem', 'SCHEDULE_PRIORITY:03'),
  globalId('ReferenceItem', 'SCHEDULE_PRIORITY'),
])('%j is none', (id) => expect(entryNumber('SCHEDULE_PRIORITY', id)).toBeUndefined())

test('an entry is a node with its list and name', async () => {
  const ids = [entryId('SCHEDULE_PRIORITY', 2), entryId('SCHEDULE_PRIORITY', 77), entryId('TOUR_TYPE', 1)]
  const source = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on ReferenceItem { id list name } } }'
  const { nodes } = await world.ask<{ nodes: object[] }>(admin, source, { ids })
  expect(nodes).toEqual([
    { id: ids[0], list: 'SCHEDULE_PRIORITY', name: 'High' },
    null,
    { id: ids[2], list: 'TOUR_TYPE', name: expect.any(String) as string },
  ])
})

test('so are the features and the solutions of best practice', async () => {
  const ids = [entryId('PracticeFeature', 1), entryId('TechnologySolution', 1), entryId('PracticeFeature', 99_999)]
  const source =
    'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on PracticeFeature { id } ... on TechnologySolution { id } } }'
  const { nodes } = await world.ask<{ nodes: object[] }>(admin, source, { ids })
  expect(nodes).toEqual([
    { __typename: 'PracticeFeature', id: ids[0] },
    { __typename: 'TechnologySolution', id: ids[1] },
    null,
  ])
})

describe('in an input', () => {
  test.each([
    ['a number', '4'],
    ['an id of another list', entryId('ACTION_CLASS', 1)],
    ['an id of another type', globalId('Organization', '0198a4c2-7b10-7c3d-9e55-000000000001')],
  ])('%s is refused', async (_what, priorityId) => {
    expect((await create({ priorityId })).fields).toEqual([
      { path: 'priorityId', message: 'This is no id of an entry of SCHEDULE_PRIORITY.' },
    ])
  })

  test('all that are wrong are told at once', async () => {
    const { fields } = await create({ priorityId: 'x', actionClassId: 'y' })
    expect(fields?.map(({ path }) => path).toSorted()).toEqual(['actionClassId', 'priorityId'])
  })

  test('of a list of objects, the path leads to it', async () => {
    const stops = [
      { name: 'Gate', priorityId: 4 },
      { name: 'Dock', priorityId: entryId('ACTION_CLASS', 4) },
    ]
    const input = {
      organizationId: root.globalId,
      name: 'Round',
      stops,
      includes: { buckets: ['NEXT'], actionClassIds: ['x'] },
    }
    const { fields } = await world.mutate(admin, 'createTour', input, 'tour { id }')
    expect(fields?.map(({ path }) => path).toSorted()).toEqual(['includes.actionClassIds.0', 'stops.1.priorityId'])
  })
})

test('in a filter another list is refused', async () => {
  const source = 'query ($id: ID!) { board(filter: { not: { priority: { in: [$id] } } }) { buckets { id } } }'
  await expect(world.ask(admin, source, { id: entryId('ACTION_CLASS', 1) })).rejects.toThrow(
    'filter.not.priority.in.0: this is no id of an entry of SCHEDULE_PRIORITY',
  )
})
