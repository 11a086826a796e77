import { builder } from '../../kernel/builder.ts'
import { BucketName } from '../action/enums.ts'
import type { BucketName as Bucket } from '../action/states.ts'

/** As it is kept. */
export interface Includes {
  buckets: Bucket[]
  classIds: number[]
  priorityIds: number[]
}

export const noIncludes: Includes = { buckets: [], classIds: [], priorityIds: [] }

/** What is kept as JSON, whole. */
export const includesOf = (kept: unknown): Includes => ({ ...noIncludes, ...(kept as Partial<Includes>) })

export const TourIncludes = builder.objectRef<Includes>('TourIncludes').implement({
  description: 'Which open action records a run takes in beside its stops; none where it names no bucket.',
  fields: (t) => ({
    buckets: t.expose('buckets', { type: [BucketName], description: 'Records in one of these buckets.' }),
    classIds: t.exposeIntList('classIds', {
      description: 'Of one of these action classes, by number; of any where none is named.',
    }),
    priorityIds: t.exposeIntList('priorityIds', {
      description: 'Of one of these priorities, by number; of any where none is named.',
    }),
  }),
})
