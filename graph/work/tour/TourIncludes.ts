import { builder } from '../../kernel/builder.ts'
import { ReferenceItem } from '../../organization/reference/ReferenceItem.ts'
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
  description:
    "The open action records that a run includes in addition to the tour's stops; no records are included if no bucket is given.",
  fields: (t) => ({
    buckets: t.expose('buckets', { type: [BucketName], description: 'Records in one of these buckets.' }),
    actionClasses: t.field({
      type: [ReferenceItem],
      description: 'Only records of these action classes; if empty, of any.',
      resolve: ({ classIds }, _args, { references }) => classIds.map((id) => references.get('ACTION_CLASS', id)),
    }),
    priorities: t.field({
      type: [ReferenceItem],
      description: 'Only records of these priorities; if empty, of any.',
      resolve: ({ priorityIds }, _args, { references }) =>
        priorityIds.map((id) => references.get('SCHEDULE_PRIORITY', id)),
    }),
  }),
})
