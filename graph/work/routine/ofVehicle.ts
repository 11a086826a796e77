import { builder } from '../../kernel/builder.ts'
import { Vehicle } from '../../organization/vehicle/Vehicle.ts'
import { Series } from './Series.ts'
import { seriesList } from './seriesList.ts'

builder.prismaObjectField(Vehicle, 'routines', (t) =>
  t.connection({
    type: Series,
    description: 'The routines whose records name the vehicle, by themselves or by their task record.',
    args: seriesList.args(t),
    select: { id: true },
    resolve: ({ id: vehicleId }, args, context, info) =>
      seriesList.page(context, info, args, `routines ${vehicleId}`, {
        OR: [{ vehicleId }, { vehicleId: null, taskRecord: { vehicleId } }],
      }),
  }),
)
