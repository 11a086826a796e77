import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { AnyNode, policy } from '../../kernel/node.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { planOfPage } from '../../kernel/statement/queryOfPage.ts'
import { cursorIn, seek } from '../../kernel/statement/seek.ts'
import { Action } from './Action.ts'
import { narrowed, type Filter, type Narrowed } from './actionFilter.ts'
import { Count, type CountShape } from './Count.ts'
import { BucketName } from './enums.ts'
import { boardList, partId, registerParts, type PartOfBoard } from './partOfBoard.ts'
import { countBuckets, readBuckets, sumServiceTime, type BucketRow } from './readBoard.ts'
import { buckets, bucketTable, type BucketName as Name } from './states.ts'
import { visibleScope } from './visibleActions.ts'

export interface BucketShape extends PartOfBoard<Name> {
  /** Where the whole board was asked for, what it has made ready. */
  ready?: Narrowed
  count?: CountShape
}

const readyOf = ({ ready, filter }: BucketShape, context: Context) =>
  ready ?? narrowed(context, visibleScope(context.requireViewer()), filter)

/** What is read of it as a number, for all buckets of a board at once. */
async function numberOf(
  bucket: BucketShape,
  context: Context,
  what: string,
  read: (ready: Narrowed, buckets: number[]) => Promise<Map<number, number>>,
): Promise<number> {
  const ready = await readyOf(bucket, context)
  const batch = bucket.ready ? bucket.filter : bucket.name
  return context
    .loader<number, number>(`bucket ${what} ${JSON.stringify(batch)}`, async (buckets) => {
      const found = await read(ready, [...buckets])
      return buckets.map((one) => found.get(one) ?? 0)
    })
    .load(bucketTable[bucket.name].number)
}

/** How many records it holds; counted no further than `atMost`. */
async function countOfBucket(bucket: BucketShape, context: Context, atMost?: number): Promise<number> {
  if (bucket.count?.isExact) return bucket.count.value
  return numberOf(bucket, context, `count ${atMost}`, (ready, buckets) => countBuckets(context, ready, buckets, atMost))
}

export const Bucket = builder.objectRef<BucketShape>('Bucket').implement({
  description: "A bucket of the board, under the board's filter.",
  interfaces: [AnyNode],
  ...policy('records.see'),
  fields: (t) => ({
    id: t.id({
      description: 'The opaque global id, unique across all types.',
      resolve: (bucket) => partId('Bucket', bucket),
    }),
    name: t.expose('name', { type: BucketName, description: 'The name of the bucket.' }),
    label: t.string({
      description: 'The display name.',
      resolve: ({ name }, _args, { language }) => bucketTable[name].label.in(language),
    }),
    color: t.string({ description: 'The color, as #RRGGBB.', resolve: ({ name }) => bucketTable[name].color }),
    count: t.field({
      type: Count,
      description: 'The number of records, counted up to 1,000 unless an exact count is requested.',
      args: { exact: t.arg.boolean({ description: 'Whether to count exactly beyond 1,000.' }) },
      resolve: async (bucket, { exact }, context) => {
        if (bucket.count && (!exact || bucket.count.isExact)) return bucket.count
        return countOf(await countOfBucket(bucket, context, exact ? undefined : 1001), exact ? Infinity : 1000)
      },
    }),
    serviceTimeMins: t.int({
      description: 'The total service time of the records, in minutes.',
      resolve: (bucket, _args, context) =>
        numberOf(bucket, context, 'service time', (ready, buckets) => sumServiceTime(context, ready, buckets)),
    }),
    actions: t.connection({
      type: Action,
      description: 'The records in the bucket, sorted Urgent first, then High, then by due time.',
      resolve: async (bucket, args, context, info) => {
        const page = pageAsked(args)
        const plan = planOfPage('Action', context, info)
        const ready = await readyOf(bucket, context)
        const wanted = { take: page.take, seek: seek(list, page) }
        const { number } = bucketTable[bucket.name]
        // The buckets of one board are read together, in one statement.
        const batch = bucket.ready && !page.cursor ? bucket.filter : bucket.name
        const loader = context.loader<number, BucketRow<never>[]>(
          `bucket ${plan.shape} ${JSON.stringify([wanted, batch])}`,
          async (numbers) => {
            const rows = await readBuckets(context, plan, ready, { buckets: [...numbers], ...wanted })
            return numbers.map((one) => rows.get(one) ?? [])
          },
        )
        const rows = await loader.load(number)
        const found = rows.map(({ place, row }) => ({ node: row, cursor: cursorIn(list, place) }))
        return connectionOf(page, found, (atMost) => countOfBucket(bucket, context, atMost))
      },
    }),
  }),
})

/** The buckets of a board from their counts; Unmapped only where it holds any. */
export function openBuckets(
  filter: Filter,
  ready: Narrowed,
  counts: Map<number, number>,
  countedTo: number,
): BucketShape[] {
  return buckets
    .map((name) => ({ name, filter, ready, count: countOf(counts.get(bucketTable[name].number) ?? 0, countedTo) }))
    .filter(({ name, count }) => name !== 'UNMAPPED' || count.value > 0)
}

export const countOf = (found: number, countedTo: number): CountShape => ({
  value: Math.min(found, countedTo),
  isExact: found <= countedTo,
})

const list = boardList('bucket')

registerParts('Bucket', buckets)
