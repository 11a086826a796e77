// Moves a record on the board in the store: out of the list it was in, into its place in the list it belongs to, and
// both counts with it. One piece of code for one's own moves and for those of others.
import { uuidIn } from '../../kernel/relay/globalId.ts'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import type { BucketName } from './moves.ts'
import { isServersToSay, matches, type BoardFilter, type Place } from '../../kernel/shell/boardFilter.ts'

/** The board as it is shown: its filter, and the ids of its buckets. */
export interface Board {
  filter: BoardFilter
  organizationPath: string | undefined
  buckets: ReadonlyMap<string, string>
  /** The swimlanes that are in sight, by their keys; none where it has columns alone. */
  lanes: Map<string, Lane>
}

/** A swimlane has a list of its own for each bucket. */
interface Lane {
  buckets: ReadonlyMap<string, string>
  has: (place: Place) => boolean
}

export interface BoardPlace extends Place {
  readonly bucket: BucketName | null | undefined
}

export interface BoardMove {
  id: string
  /** The version that the change made; undefined for a move that is only hoped for. */
  version?: number
  before: BoardPlace | null
  after: BoardPlace | null
}

const listeners = new Set<() => void>()

/** Told of each move that the board takes in, of whoever made it, and of one that is only hoped for. */
export function onBoardMove(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const connectionKey = 'BucketPanel_actions'
const laneConnectionKey = 'LaneCell_actions'

/**
 * The latest version of each record that the board has taken in: a move is heard of twice, by its answer and as an
 * event.
 */
const taken = new Map<string, number>()

export function applyMove(store: RecordSourceProxy, board: Board, { id, version, before, after }: BoardMove) {
  for (const listener of listeners) listener()
  if (version !== undefined) {
    const known = taken.get(id) ?? 0
    if (known > version) return
    if (known === version) return putRight(store, board, id, after)
    taken.set(id, version)
  }
  const parts = partsOf(board)
  // What is not shown is left to the next reading, where that alone can say whether it belongs here.
  const isKnown = !isServersToSay(board.filter) || parts.some((part) => isShown(store, part, id))
  for (const part of parts) {
    const from = isKnown ? bucketIn(board, part, before) : undefined
    const to = isKnown ? bucketIn(board, part, after) : undefined
    for (const bucketId of part.buckets.values()) {
      const list = listOf(store, part, bucketId)
      if (list && bucketId !== to) ConnectionHandler.deleteNode(list, id)
    }
    if (from !== to) {
      count(store, from, -1)
      count(store, to, 1)
    }
    put(store, part, to, id)
  }
}

/** A move that is known is heard of again: lists that were read before it and answered after it are put right. */
function putRight(store: RecordSourceProxy, board: Board, id: string, place: BoardPlace | null) {
  for (const part of partsOf(board)) {
    const to = bucketIn(board, part, place)
    for (const bucketId of part.buckets.values()) {
      const list = listOf(store, part, bucketId)
      if (!list || bucketId === to || !holds(list, id)) continue
      ConnectionHandler.deleteNode(list, id)
      count(store, bucketId, -1)
      count(store, to, 1)
      put(store, part, to, id)
    }
  }
}

/** The board's columns, or one of its lanes. */
interface Part extends Lane {
  list: string
}

const partsOf = ({ buckets, lanes }: Board): Part[] => [
  { buckets, has: () => true, list: connectionKey },
  ...[...lanes.values()].map((lane) => ({ ...lane, list: laneConnectionKey })),
]

const isShown = (store: RecordSourceProxy, part: Part, id: string) =>
  [...part.buckets.values()].some((bucketId) => {
    const list = listOf(store, part, bucketId)
    return list !== undefined && holds(list, id)
  })

const holds = (list: RecordProxy, id: string) =>
  list.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id) ?? false

/** The bucket of this part that a place belongs to, by its id. */
function bucketIn({ filter, organizationPath }: Board, { buckets, has }: Part, place: BoardPlace | null) {
  if (!place?.bucket || !matches(filter, organizationPath, place) || !has(place)) return undefined
  return buckets.get(place.bucket)
}

const listOf = (store: RecordSourceProxy, { list }: Part, bucketId: string): RecordProxy | undefined =>
  store.get(ConnectionHandler.getConnectionID(bucketId, list)) ?? undefined

function put(store: RecordSourceProxy, part: Part, bucketId: string | undefined, id: string) {
  const list = bucketId ? listOf(store, part, bucketId) : undefined
  const record = store.get(id)
  if (list && record) insert(store, list, record)
}

function count(store: RecordSourceProxy, bucketId: string | undefined, change: number) {
  const counted = bucketId ? store.get(bucketId)?.getLinkedRecord('count') : undefined
  if (!counted?.getValue('isExact')) return
  counted.setValue(Math.max(0, Number(counted.getValue('value')) + change), 'value')
}

type Order = [number, string]

const orderOf = (record: RecordProxy | null | undefined): Order => [
  Number(record?.getValue('boardOrder')),
  uuidIn(record?.getDataID() ?? ''),
]

const isBefore = ([order, uuid]: Order, [other, otherUuid]: Order) =>
  order < other || (order === other && uuid < otherUuid)

/** Puts the record where the server would; behind what is loaded it is left for the next page. */
function insert(store: RecordSourceProxy, list: RecordProxy, record: RecordProxy) {
  ConnectionHandler.deleteNode(list, record.getDataID())
  const edges = list.getLinkedRecords('edges') ?? []
  const place = orderOf(record)
  const at = edges.findIndex((edge) => isBefore(place, orderOf(edge.getLinkedRecord('node'))))
  const more = list.getLinkedRecord('pageInfo')?.getValue('hasNextPage')
  if (at < 0 && more) return
  const edge = ConnectionHandler.createEdge(store, list, record, 'ActionEdge')
  const next = [...edges]
  next.splice(at < 0 ? edges.length : at, 0, edge)
  list.setLinkedRecords(next, 'edges')
}

/** Where a record stands, from what the store knows of it. */
export function placeIn(record: RecordProxy): BoardPlace {
  return {
    bucket: record.getValue('bucket') as BucketName | null,
    organizationId: record.getLinkedRecord('organization')?.getDataID(),
    organizationPath: String(record.getLinkedRecord('organization')?.getValue('path') ?? ''),
    assigneeId: record.getLinkedRecord('assignee')?.getDataID() ?? null,
    groupId: record.getLinkedRecord('group')?.getDataID() ?? null,
    actionClassId: record.getLinkedRecord('actionClass')?.getDataID() ?? '',
    priorityId: record.getLinkedRecord('priority')?.getDataID() ?? '',
    title: String(record.getValue('title')),
    key: String(record.getValue('key')),
  }
}
