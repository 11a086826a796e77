import fc from 'fast-check'
import { commitLocalUpdate, fetchQuery } from 'react-relay'
import { ConnectionHandler, type Environment, type RecordSourceProxy } from 'relay-runtime'
import { describe, expect, test, vi } from 'vitest'
import boardSectionQuery, { type BoardSectionQuery } from '../../__generated__/BoardSectionQuery.graphql.ts'
import { makeEnvironment } from '../../kernel/relay/environment.ts'
import { board, priority, record, type Lists } from '../../testing/boardStub.ts'
import { stubGraph, type Fields } from '../../testing/stubGraph.ts'
import { applyMove, connectionKey, placeIn, type Board, type BoardMove, type BoardPlace } from './boardStore.ts'
import type { BoardFilter } from '../../kernel/shell/boardFilter.ts'
import type { BucketName } from './moves.ts'

const names = ['NEXT', 'WORK', 'HOLD', 'ESC'] as const
let series = 0

/** A board in a real store. What has been heard of a record is remembered, so each board has records of its own. */
async function loaded(
  lists: Lists,
  {
    filter = {},
    counts,
    hasNextPage,
  }: { filter?: BoardFilter; counts?: Parameters<typeof board>[1]; hasNextPage?: boolean } = {},
) {
  const graph = stubGraph({ Query: { board: board(lists, counts, hasNextPage) } })
  vi.stubGlobal('fetch', graph.fetch)
  const environment = makeEnvironment()
  const data = await fetchQuery<BoardSectionQuery>(environment, boardSectionQuery, { filter }).toPromise()
  const shown: Board = {
    filter,
    organizationPath: undefined,
    buckets: new Map(data!.board.buckets!.map(({ id, name }) => [name, id])),
    lanes: new Map(),
  }
  return { environment, shown }
}

const fresh = (bucket: BucketName, more: Fields = {}) => record(++series, { bucket, ...more })
const idOf = ({ id }: Fields) => id as string

function read(environment: Environment, { buckets }: Board) {
  const seen: Record<string, { ids: unknown[]; count: unknown }> = {}
  commitLocalUpdate(environment, (store: RecordSourceProxy) => {
    for (const [name, bucketId] of buckets) {
      const edges =
        store.get(ConnectionHandler.getConnectionID(bucketId, connectionKey))?.getLinkedRecords('edges') ?? []
      seen[name] = {
        ids: edges.map((edge) => edge.getLinkedRecord('node')?.getDataID()),
        count: store.get(bucketId)?.getLinkedRecord('count')?.getValue('value'),
      }
    }
  })
  return seen
}

/** The record takes its new place in the store, as an answer or an event brings it, and the board takes the move in. */
function move(
  environment: Environment,
  shown: Board,
  id: string,
  bucket: BucketName | null,
  { version, ...more }: Partial<BoardMove> = {},
) {
  commitLocalUpdate(environment, (store) => {
    const row = store.get(id)!
    const before = placeIn(row)
    row.setValue(bucket, 'bucket')
    applyMove(store, shown, { id, version, before, after: placeIn(row), ...more })
  })
}

describe('a record that moves', () => {
  test('leaves its list, stands in the other, and is counted there', async () => {
    const [one, other] = [fresh('NEXT'), fresh('NEXT')]
    const { environment, shown } = await loaded({ NEXT: [one, other] })
    move(environment, shown, idOf(one), 'WORK', { version: 2 })
    const { NEXT, WORK } = read(environment, shown)
    expect([NEXT, WORK]).toEqual([
      { ids: [idOf(other)], count: 1 },
      { ids: [idOf(one)], count: 1 },
    ])
  })

  test('off the board leaves its list and is counted nowhere', async () => {
    const one = fresh('NEXT')
    const { environment, shown } = await loaded({ NEXT: [one] })
    move(environment, shown, idOf(one), null, { version: 2 })
    expect(Object.values(read(environment, shown)).map(({ ids, count }) => [ids.length, count])).toEqual(
      names.map(() => [0, 0]),
    )
  })

  test('is heard of twice, by its answer and as an event, and counted once', async () => {
    const one = fresh('NEXT')
    const { environment, shown } = await loaded({ NEXT: [one], WORK: [fresh('WORK')] })
    const before = { ...place(one), bucket: 'NEXT' as const }
    move(environment, shown, idOf(one), 'WORK', { version: 2 })
    move(environment, shown, idOf(one), 'WORK', { version: 2, before })
    expect(read(environment, shown)).toMatchObject({ NEXT: { count: 0 }, WORK: { count: 2 } })
  })

  test('that is told of late does not go back', async () => {
    const one = fresh('NEXT')
    const { environment, shown } = await loaded({ NEXT: [one] })
    move(environment, shown, idOf(one), 'HOLD', { version: 3 })
    commitLocalUpdate(environment, (store) =>
      applyMove(store, shown, {
        id: idOf(one),
        version: 2,
        before: { ...place(one), bucket: 'NEXT' },
        after: { ...place(one), bucket: 'WORK' },
      }),
    )
    expect(read(environment, shown)).toMatchObject({ WORK: { ids: [] }, HOLD: { ids: [idOf(one)], count: 1 } })
  })

  test('under a filter that the server alone can tell is moved where it is shown, and not shown where it was not', async () => {
    const [one, other] = [fresh('NEXT'), fresh('WORK')]
    const { environment, shown } = await loaded({ NEXT: [one] }, { filter: { grid: { in: ['LATE'] } } })
    move(environment, shown, idOf(one), 'WORK', { version: 2 })
    commitLocalUpdate(environment, (store) =>
      applyMove(store, shown, { id: idOf(other), version: 2, before: null, after: place(other) }),
    )
    expect(read(environment, shown)).toMatchObject({ NEXT: { count: 0 }, WORK: { ids: [idOf(one)], count: 1 } })
  })

  test('and is not in the store is counted, and waits for its page', async () => {
    const { environment, shown } = await loaded({})
    const unknown = fresh('WORK')
    commitLocalUpdate(environment, (store) =>
      applyMove(store, shown, { id: idOf(unknown), version: 2, before: null, after: place(unknown) }),
    )
    expect(read(environment, shown).WORK).toEqual({ ids: [], count: 1 })
  })
})

describe('its place in the list', () => {
  let ids = 0
  /** An id that sorts by the first of its digits, and that no other has. */
  const id = (first: number) => btoa(`Action:0000000${first}-0000-4000-8000-${String(++ids).padStart(12, '0')}`)
  const at = (boardOrder: string, last: number, bucket: BucketName = 'WORK') =>
    fresh(bucket, { boardOrder, id: id(last) })

  test('is by its order, and among equals by its id', async () => {
    const list = [at('100', 1), at('200', 3), at('200', 7), at('99999', 1)]
    const [first, middle, last] = [at('99', 9, 'NEXT'), at('200', 5, 'NEXT'), at('100000', 0, 'NEXT')]
    const { environment, shown } = await loaded({ WORK: list, NEXT: [first, middle, last] })
    for (const one of [last, first, middle]) move(environment, shown, idOf(one), 'WORK', { version: 2 })
    const expected = [first, list[0]!, list[1]!, middle, list[2]!, list[3]!, last]
    expect(read(environment, shown).WORK!.ids).toEqual(expected.map(idOf))
  })

  test('behind what is loaded is on the next page; it is counted all the same', async () => {
    const [last, mover] = [at('200', 1), at('300', 1, 'NEXT')]
    const { environment, shown } = await loaded(
      { WORK: [last], NEXT: [mover] },
      { hasNextPage: true, counts: { WORK: { value: 80, isExact: true } } },
    )
    move(environment, shown, idOf(mover), 'WORK', { version: 2 })
    expect(read(environment, shown).WORK).toEqual({ ids: [idOf(last)], count: 81 })
  })

  test('changes within its bucket where its order does', async () => {
    const [one, other] = [at('100', 1), at('200', 1)]
    const { environment, shown } = await loaded({ WORK: [one, other] })
    commitLocalUpdate(environment, (store) => store.get(idOf(one))!.setValue('300', 'boardOrder'))
    move(environment, shown, idOf(one), 'WORK', { version: 2 })
    expect(read(environment, shown).WORK).toEqual({ ids: [idOf(other), idOf(one)], count: 2 })
  })
})

describe('the counts', () => {
  test('beyond a thousand stay as they are', async () => {
    const one = fresh('NEXT')
    const { environment, shown } = await loaded(
      { NEXT: [one] },
      { counts: { NEXT: { value: 1000, isExact: false }, WORK: { value: 1000, isExact: true } } },
    )
    move(environment, shown, idOf(one), 'WORK', { version: 2 })
    expect(read(environment, shown)).toMatchObject({ NEXT: { count: 1000 }, WORK: { count: 1001 } })
  })

  test('of a narrowed board are those of the records that belong to it', async () => {
    const [urgent, low] = [
      fresh('NEXT', { priority: priority(1, 'Urgent') }),
      fresh('WORK', { priority: priority(5, 'Low') }),
    ]
    const { environment, shown } = await loaded(
      { NEXT: [urgent] },
      { filter: { priority: { in: [priority(1, '').id] } } },
    )
    commitLocalUpdate(environment, (store) => {
      applyMove(store, shown, {
        id: idOf(low),
        version: 2,
        before: place(low),
        after: { ...place(low), bucket: 'NEXT' },
      })
      applyMove(store, shown, {
        id: idOf(urgent),
        version: 2,
        before: place(urgent),
        after: { ...place(urgent), priorityId: priority(4, '').id },
      })
    })
    expect(read(environment, shown).NEXT).toEqual({ ids: [], count: 0 })
  })
})

test('after any moves each record is in the list of its bucket alone, in order, and the counts are equal', async () => {
  const targets = fc.constantFrom<BucketName | null>(...names, null)
  const sequences = fc.array(fc.record({ which: fc.nat(5), to: targets, twice: fc.boolean() }), { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const records = Array.from({ length: 6 }, (_, i) => fresh(names[i % 3]!, { boardOrder: String(i % 2) }))
      const inOrder = records.toSorted(
        (a, b) => Number(a.boardOrder) - Number(b.boardOrder) || (atob(a.id as string) < atob(b.id as string) ? -1 : 1),
      )
      const where = new Map(records.map((one) => [one, one.bucket as BucketName | null]))
      const listOf = (name: BucketName) => inOrder.filter((one) => where.get(one) === name)
      const { environment, shown } = await loaded(Object.fromEntries(names.map((name) => [name, listOf(name)])))
      for (const [step, { which, to, twice }] of sequence.entries()) {
        const one = records[which]!
        const before = { ...place(one), bucket: where.get(one)! }
        for (const _time of twice ? [1, 2] : [1]) move(environment, shown, idOf(one), to, { version: step + 2, before })
        where.set(one, to)
      }
      const expected = names.map((name) => [name, { ids: listOf(name).map(idOf), count: listOf(name).length }])
      expect(read(environment, shown)).toEqual(Object.fromEntries(expected))
    }),
    { numRuns: 40 },
  )
})

function place({ bucket, actionClass, priority, title, key }: Fields): BoardPlace {
  const [actionClassId, priorityId] = [actionClass, priority].map((entry) => (entry as { id: string }).id)
  return { bucket, organizationPath: '/1/2/', groupId: null, actionClassId, priorityId, title, key } as BoardPlace
}
