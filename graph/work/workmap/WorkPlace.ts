import { BucketName } from '../action/enums.ts'
import { bucketNamed } from '../action/states.ts'
import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import type { WorkCount } from './readWorkMap.ts'

const BucketAtPlace = builder.objectRef<WorkCount>('BucketAtPlace').implement({
  description: 'How many open records of one bucket are to be done at a place.',
  fields: (t) => ({
    name: t.field({ type: BucketName, description: 'Which bucket.', resolve: ({ bucket }) => bucketNamed(bucket)! }),
    count: t.exposeInt('count', { description: 'How many records.' }),
    late: t.exposeInt('late', { description: 'How many of them are past their scheduled end.' }),
  }),
})

export interface WorkPlaceShape {
  location: {
    id: string
    name: string
    latitude: number | null
    longitude: number | null
    typeId: number
    organization: { legalName: string }
  }
  counts: WorkCount[]
}

export const WorkPlace = builder.objectRef<WorkPlaceShape>('WorkPlace').implement({
  description: 'A location with what is open there.',
  fields: (t) => ({
    locationId: t.id({
      description: 'The id of the location.',
      resolve: ({ location }) => globalId('Location', location.id),
    }),
    name: t.string({ description: 'What the location is called.', resolve: ({ location }) => location.name }),
    typeName: t.string({
      description: 'What kind of place it is.',
      resolve: ({ location }, _args, { references }) => references.get('LOCATION_TYPE', location.typeId).name,
    }),
    organizationName: t.string({
      description: 'Whose place it is.',
      resolve: ({ location }) => location.organization.legalName,
    }),
    latitude: t.float({
      nullable: true,
      description: 'Degrees north; null where it is not on the map.',
      resolve: ({ location }) => location.latitude,
    }),
    longitude: t.float({
      nullable: true,
      description: 'Degrees east; null where it is not on the map.',
      resolve: ({ location }) => location.longitude,
    }),
    buckets: t.field({
      type: [BucketAtPlace],
      description: 'The buckets that have any, in their order.',
      resolve: ({ counts }) => counts,
    }),
  }),
})
