import { commitLocalUpdate, fetchQuery } from 'react-relay'
import { ConnectionHandler, type Environment } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import laneCellsQuery, { type LaneCellsQuery } from '../../../__generated__/LaneCellsQuery.graphql.ts'
import { makeEnvironment } from '../../../kernel/relay/environment.ts'
import { board, record, type Lists } from '../../../testing/boardStub.ts'
import { stubGraph } from '../../../testing/stubGraph.ts'
import { applyMove, placeIn, type Board } from '../boardStore.ts'
import { isInLane, laneFilter } from './lanes.ts'

const li = { id: 'User:li', name: 'Li Wei' }
const ada = { id: 'User:ada', name: 'Ada Brandt' }

/** A board in lanes, each of which has come into sight. */
async function withLanes(lists: Record<string, Lists>) {
  const graph = stubGraph({
    Query: { board: (args: { filter: { assignee: { eq: string } } }) => board(lists[args.filter.assignee.eq]!)(args) },
  })
  vi.stubGlobal('fetch', graph.fetch)
  const environment = makeEnvironment()
  const shown: Board = { filter: {}, organizationPath: undefined, buckets: new Map(), lanes: new Map() }
  for (const id of Object.keys(lists)) {
    const variables = { filter: laneFilter({}, { by: 'ASSIGNEE', id }), first: 4 }
    const data = await fetchQuery<LaneCellsQuery>(environment, laneCellsQuery, variables).toPromise()
    const buckets = new Map(data!.board.buckets.map((bucket) => [bucket.name as string, bucket.id]))
    shown.lanes.set(id, { buckets, has: (place) => isInLane({ by: 'ASSIGNEE', id }, place) })
  }
  return { environment, shown }
}

/** What a lane has, by the names of the columns that have any. */
function recordsOf(environment: Environment, { lanes }: Board, lane: string) {
  const found: Record<string, { ids: unknown[]; count: unknown }> = {}
  commitLocalUpdate(environment, (store) => {
    for (const [name, bucketId] of lanes.get(lane)!.buckets) {
      const list = store.get(ConnectionHandler.getConnectionID(bucketId, 'LaneCell_actions'))
      const ids = (list?.getLinkedRecords('edges') ?? []).map((edge) => edge.getLinkedRecord('node')?.getDataID())
      const count = store.get(bucketId)?.getLinkedRecord('count')?.getValue('value')
      if (count || ids.length) found[name] = { ids, count }
    }
  })
  return found
}

test('a record that is assigned leaves one lane and stands in the other, and is counted there', async () => {
  const one = record(1, { assignee: li })
  const other = record(2, { assignee: ada })
  const { environment, shown } = await withLanes({ [li.id]: { NEXT: [one] }, [ada.id]: { NEXT: [other] } })
  const id = String(one.id)
  commitLocalUpdate(environment, (store) => {
    const row = store.get(id)!
    const before = placeIn(row)
    row.setLinkedRecord(store.get(ada.id)!, 'assignee')
    row.setValue('WORK', 'bucket')
    applyMove(store, shown, { id, version: 2, before, after: placeIn(row) })
  })
  expect(recordsOf(environment, shown, li.id)).toEqual({})
  expect(recordsOf(environment, shown, ada.id)).toEqual({
    NEXT: { ids: [other.id], count: 1 },
    WORK: { ids: [id], count: 1 },
  })
})

test('a lane that is not in sight is left to its reading', async () => {
  const one = record(3, { assignee: li })
  const { environment, shown } = await withLanes({ [li.id]: { NEXT: [one] } })
  const id = String(one.id)
  commitLocalUpdate(environment, (store) => {
    const row = store.get(id)!
    const before = placeIn(row)
    row.setValue(null, 'assignee')
    applyMove(store, shown, { id, version: 2, before, after: placeIn(row) })
  })
  expect(recordsOf(environment, shown, li.id)).toEqual({})
})
