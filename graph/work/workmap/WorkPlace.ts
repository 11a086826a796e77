import { BucketName } from '../action/enums.ts'
import { bucketNamed } from '../action/states.ts'
import { builder } from '../../kernel/builder.ts'
import { globalId } from '../../kernel/node.ts'
import type { WorkCount } from './readWorkMap.ts'

const BucketAtPlace = builder.objectRef<WorkCount>('BucketAtPlace').implement({
  description: 'The number of open records of one bucket to be done at one place.',
  fields: (t) => ({
    name: t.field({
      type: BucketName,
      description: 'The name of the bucket.',
      resolve: ({ bucket }) => bucketNamed(bucket)!,
    }),
    count: t.exposeInt('count', { description: 'The number of records.' }),
    late: t.exposeInt('late', { description: 'The number of records past their scheduled end.' }),
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
  description: 'A location and its open records.',
  fields: (t) => ({
    locationId: t.id({
      description: 'The id of the location.',
      resolve: ({ location }) => globalId('Location', location.id),
    }),
    name: t.string({ description: 'The name of the location.', resolve: ({ location }) => location.name }),
    typeName: t.string({
      description: 'The name of the location type.',
      resolve: ({ location }, _args, { references }) => references.get('LOCATION_TYPE', location.typeId).name,
    }),
    organizationName: t.string({
      description: 'The organization that owns the location.',
      resolve: ({ location }) => location.organization.legalName,
    }),
    latitude: t.float({
      nullable: true,
      description: 'The latitude in degrees; null if the location has no coordinates.',
      resolve: ({ location }) => location.latitude,
    }),
    longitude: t.float({
      nullable: true,
      description: 'The longitude in degrees; null if the location has no coordinates.',
      resolve: ({ location }) => location.longitude,
    }),
    buckets: t.field({
      type: [BucketAtPlace],
      description: 'The buckets with open records at the location, in order.',
      resolve: ({ counts }) => counts,
    }),
  }),
})
