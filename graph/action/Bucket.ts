import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { badArgument } from '../errors.ts'
import { globalId, isUuid, Node, policy, registerNode } from '../node.ts'
import { connectionOf, forward, fromCursor, toCursor } from '../paging.ts'
import { planOf } from '../statement/plan.ts'
import { Action } from './Action.ts'
import { narrowed, type Filter, type Narrowed } from './actionFilter.ts'
import { BucketName } from './enums.ts'
import { countBuckets, readBuckets, type BoardPlace, type BucketRow } from './readActions.ts'
import { buckets, bucketTable, type BucketName as Name } from './states.ts'
import { visibleScope } from './visibleActions.ts'

export interface BucketShape {
  name: Name
  filter: Filter
  /** Where the whole board was asked for, what it has made ready. */
  ready?: Narrowed
  count?: CountShape
}

interface CountShape {
  value: number
  isExact: boolean
}

const Count = builder.objectRef<CountShape>('Count').implement({
  description: 'A number of records.',
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'The number, or as far as it was counted.' }),
    isExact: t.exposeBoolean('isExact', { description: 'Whether there are no more than that.' }),
  }),
})

const readyOf = ({ ready, filter }: BucketShape, context: Context) =>
  ready ?? narrowed(context, visibleScope(context.requireViewer()), filter)

export const Bucket = builder.objectRef<BucketShape>('Bucket').implement({
  description: 'A bucket of the board, under the filter of the board.',
  interfaces: [Node],
  ...policy('records.see'),
  fields: (t) => ({
    id: t.id({
      description: 'The id of this thing, and of nothing else.',
      resolve: ({ name, filter }) => globalId('Bucket', JSON.stringify([name, withoutEmpty(filter)])),
    }),
    name: t.expose('name', { type: BucketName, description: 'Which bucket it is.' }),
    label: t.string({ description: 'What it is called.', resolve: ({ name }) => bucketTable[name].label }),
    color: t.string({ description: 'Its colour, as #RRGGBB.', resolve: ({ name }) => bucketTable[name].color }),
    count: t.field({
      type: Count,
      description: 'How many records it holds; counted to 1,000, or exactly on request.',
      args: { exact: t.arg.boolean({ description: 'Whether to count to the end.' }) },
      resolve: async (bucket, { exact }, context) => {
        if (bucket.count && (!exact || bucket.count.isExact)) return bucket.count
        const { number } = bucketTable[bucket.name]
        const counts = await countBuckets(context, await readyOf(bucket, context), [number], exact ? undefined : 1001)
        return countOf(counts.get(number) ?? 0, exact ? Infinity : 1000)
      },
    }),
    actions: t.connection({
      type: Action,
      description: 'Its records: Urgent first, then High, then by when they are due.',
      resolve: async (bucket, args, context, info) => {
        const { first, after } = forward(args)
        const plan = planOf('Action', context, info, [['edges', 'node']])
        const ready = await readyOf(bucket, context)
        const page = { first: first + 1, after: after === undefined ? undefined : placeOf(after) }
        const { number } = bucketTable[bucket.name]
        // The buckets of one board are read together, in one statement.
        const batch = bucket.ready && !after ? JSON.stringify(bucket.filter) : `${bucket.name} ${after}`
        const loader = context.loader<number, BucketRow<never>[]>(`bucket ${first} ${plan.shape} ${batch}`, async (wanted) => {
          const rows = await readBuckets(context, plan, ready, { buckets: [...wanted], ...page })
          return wanted.map((one) => rows.get(one) ?? [])
        })
        const rows = await loader.load(number)
        const found = rows.map(({ place, row }) => ({ node: row, cursor: cursorOf(place) }))
        return connectionOf(found, first, after)
      },
    }),
  }),
})

/** The buckets of a board from their counts; Unmapped only where it holds any. */
export function openBuckets(filter: Filter, ready: Narrowed, counts: Map<number, number>, countedTo: number): BucketShape[] {
  return buckets
    .map((name) => ({ name, filter, ready, count: countOf(counts.get(bucketTable[name].number) ?? 0, countedTo) }))
    .filter(({ name, count }) => name !== 'UNMAPPED' || count.value > 0)
}

const countOf = (found: number, countedTo: number): CountShape => ({
  value: Math.min(found, countedTo),
  isExact: found <= countedTo,
})

const list = 'bucket'
const cursorOf = ({ order, id }: BoardPlace) => toCursor(list, order, id)

function placeOf(cursor: string): BoardPlace {
  const [order, id = ''] = fromCursor(list, cursor)
  if (!Number.isSafeInteger(Number(order)) || !isUuid(id)) throw badArgument('after', 'this cursor is of another list')
  return { order: Number(order), id }
}

const withoutEmpty = (filter: Filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null))

registerNode('Bucket', async (names) =>
  names.map((text): BucketShape | null => {
    try {
      const [name, filter] = JSON.parse(text) as [Name, Filter]
      return buckets.includes(name) && filter !== null && typeof filter === 'object' ? { name, filter: checked(filter) } : null
    } catch {
      return null
    }
  }),
)

/** A filter that came back in an id is a stranger's again: only known fields of the known kinds. */
function checked(given: Filter): Filter {
  const filter = given as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const numbers = (value: unknown) =>
    Array.isArray(value) && value.every((one) => Number.isInteger(one) && Math.abs(one as number) < 2 ** 31)
      ? (value as number[])
      : undefined
  return {
    organizationId: text(filter.organizationId),
    departmentId: text(filter.departmentId),
    groupId: text(filter.groupId),
    classIds: numbers(filter.classIds),
    priorityIds: numbers(filter.priorityIds),
    text: text(filter.text),
  }
}
