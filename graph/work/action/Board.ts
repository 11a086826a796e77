import { builder } from '../../kernel/builder.ts'
import { asOfArg, contextAt, markAsOf } from '../../kernel/asOf.ts'
import { policy } from '../../kernel/node.ts'
import { ActionFilter, narrowed, organizationOf, type Filter } from './actionFilter.ts'
import { asOfField } from './AsOf.ts'
import { Bucket, openBuckets, type BucketShape } from './Bucket.ts'
import { BucketName, GridName } from './enums.ts'
import { Grid, type GridShape } from './Grid.ts'
import { gridNames } from './gridTable.ts'
import { countBuckets } from './readBoard.ts'
import { buckets, bucketTable } from './states.ts'
import { pathInReach } from './pathInReach.ts'
import { visibleScope } from './visibleActions.ts'

interface BoardShape {
  filter: Filter
}

/** Counted exactly up to here; beyond it the board says "1,000+". */
const countedTo = 1000

const Board = builder.objectRef<BoardShape>('Board').implement({
  description: 'The open action records visible to the viewer, in buckets.',
  fields: (t) => ({
    asOf: t.field(asOfField),
    buckets: t.field({
      type: [Bucket],
      description: 'The four buckets, and Unmapped if it holds any records.',
      resolve: async ({ filter }, _args, context) => {
        const ready = await narrowed(context, visibleScope(context.requireViewer()), filter)
        const numbers = buckets.map((name) => bucketTable[name].number)
        const counts = await countBuckets(context, ready, numbers, countedTo + 1)
        return openBuckets(filter, ready, counts, countedTo).map((bucket) => markAsOf(bucket, context))
      },
    }),
    organizationPath: t.string({
      nullable: true,
      description:
        'The path of the organization the board is filtered by, as numbers from its root organization down; null if it is not filtered by one.',
      resolve: ({ filter }, _args, context) => {
        const organizationId = organizationOf(filter)
        return organizationId ? pathInReach(context, organizationId) : null
      },
    }),
    bucket: t.field({
      type: Bucket,
      description: 'The bucket with this name.',
      args: { name: t.arg({ type: BucketName, required: true, description: 'The name of the bucket.' }) },
      resolve: ({ filter }, { name }, context): BucketShape => markAsOf({ name, filter }, context),
    }),
    grids: t.field({
      type: [Grid],
      description: 'The grids, routine ones first; a record may be in several, so their counts overlap.',
      args: { names: t.arg({ type: [GridName], description: 'Only these grids, in this order.' }) },
      resolve: ({ filter }, { names }, context): GridShape[] =>
        [...new Set(names ?? gridNames)].map((name) => markAsOf({ name, filter }, context)),
    }),
  }),
})

builder.queryField('board', (t) =>
  t.field({
    type: Board,
    description: "The viewer's board.",
    ...policy('records.see'),
    args: {
      filter: t.arg({ type: ActionFilter, description: 'Conditions the results must match.' }),
      asOf: asOfArg(t),
    },
    resolve: (_root, { filter, asOf }, context) => markAsOf({ filter: filter ?? {} }, contextAt(context, asOf)),
  }),
)
