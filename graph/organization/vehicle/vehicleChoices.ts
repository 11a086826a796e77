import { builder } from '../../kernel/builder.ts'
import { firstOf } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Organization } from '../organization/Organization.ts'
import { NamedVehicle } from './NamedVehicle.ts'

const usual = 20

builder.prismaObjectField(Organization, 'vehicleChoices', (t) =>
  t.field({
    type: [NamedVehicle],
    description:
      'The vehicles in use that work of the organization may name, of any organization under its root, by unit number.',
    args: {
      search: t.arg.string({ description: 'Search text: a part of the unit number.' }),
      first: t.arg.int({ description: 'The number of items to return, at most 100; defaults to 20.' }),
    },
    select: { rootId: true },
    resolve: ({ rootId }, { search, first }, context, info) =>
      context.db.prisma.vehicle.findMany({
        ...queryFromInfo({ context, info, typeName: 'NamedVehicle', select: { id: true } }),
        where: {
          status: 'ACTIVE',
          organization: { rootId },
          ...(search && { unitNumber: { contains: search, mode: 'insensitive' } }),
        },
        orderBy: [{ unitNumber: 'asc' }, { legacyId: 'asc' }],
        take: firstOf(first, usual),
      }),
  }),
)
