import type { ActiveStatus } from '../../../prisma/__generated__/client/enums.ts'
import { changing, statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { Vehicle } from './Vehicle.ts'
import { loadWritten, vehicleToChange } from './visibleVehicles.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<ActiveStatus, { vehicleId: string }>(
  the('Vehicle'),
  {
    activateVehicle: { to: 'ACTIVE', description: 'Puts a vehicle back in use.' },
    deactivateVehicle: { to: 'INACTIVE', description: 'Takes a vehicle out of use, and keeps it.' },
  },
  {
    policy: 'locations.edit',
    undo: { noun: 'Vehicle', column: 'status', find: vehicleToChange },
    resolve: changing(vehicleToChange, async ({ vehicle }, seen, status) => {
      await changeVersioned(vehicle, the('Vehicle'), seen, { status })
      return { vehicleId: seen.id }
    }),
    success: (t) => ({
      vehicle: t.field({
        type: Vehicle,
        description: 'The vehicle after the change.',
        resolve: ({ vehicleId }, _args, context, info) => loadWritten(context, info, vehicleId),
      }),
    }),
  },
)
