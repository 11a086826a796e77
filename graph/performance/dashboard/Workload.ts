import { BucketName } from '../../work/action/enums.ts'
import { buckets, bucketTable, type BucketName as Bucket } from '../../work/action/states.ts'
import { builder } from '../../kernel/builder.ts'

export interface BucketLoadShape {
  bucket: Bucket
  count: number
  mins: number
}

/** Open work by bucket, in the board's order, those without any too. */
export type Workload = BucketLoadShape[]

/** Rows of a statement: the number of a bucket, how many records, their service minutes. */
export const workloadOf = (rows: readonly (readonly [number, number, number])[]): Workload =>
  buckets
    .filter((bucket) => bucket !== 'UNMAPPED')
    .map((bucket) => {
      const [, count = 0, mins = 0] = rows.find(([number]) => number === bucketTable[bucket].number) ?? []
      return { bucket, count, mins }
    })

export const minsOf = (load: Workload): number => load.reduce((sum, { mins }) => sum + mins, 0)
export const countOf = (load: Workload): number => load.reduce((sum, { count }) => sum + count, 0)

export const BucketLoad = builder.objectRef<BucketLoadShape>('BucketLoad').implement({
  description: 'The open work in one bucket.',
  fields: (t) => ({
    bucket: t.expose('bucket', { type: BucketName, description: 'The bucket.' }),
    count: t.exposeInt('count', { description: 'The number of records.' }),
    mins: t.exposeInt('mins', { description: 'The total service time of the records, in minutes.' }),
  }),
})
