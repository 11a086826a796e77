import { BucketName } from '../action/enums.ts'
import { bucketNamed } from '../action/states.ts'
import { builder } from '../../kernel/builder.ts'
import { Coordinates, coordinatesOf, type PointColumns } from '../../kernel/coordinates.ts'
import { globalId } from '../../kernel/node.ts'
import { rootName } from '../../kernel/rootName.ts'
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
  location: PointColumns & {
    id: string
    name: string
    typeId: number
    organization: { legalName: string; rootId: string }
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
    rootName: t.string({
      nullable: true,
      description: rootName.description,
      resolve: ({ location }, args, context) => rootName.resolve(location.organization, args, context),
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description: 'Where the location is on the map; null if unknown.',
      resolve: ({ location }) => coordinatesOf(location),
    }),
    buckets: t.field({
      type: [BucketAtPlace],
      description: 'The buckets with open records at the location, in order.',
      resolve: ({ counts }) => counts,
    }),
  }),
})
