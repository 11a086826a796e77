import type { ActiveStatus } from '../../../prisma/__generated__/client/enums.ts'
import { changing, statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { Location } from './Location.ts'
import { locationToChange } from './locationToChange.ts'
import { loadWritten } from './visibleLocations.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<ActiveStatus, { locationId: string }>(
  the('Location'),
  {
    activateLocation: { to: 'ACTIVE', description: 'Puts a location back in use.' },
    deactivateLocation: { to: 'INACTIVE', description: 'Takes a location out of use, and keeps it.' },
  },
  {
    policy: 'locations.edit',
    undo: {
      noun: 'Location',
      column: 'status',
      find: (context, id) => locationToChange(context, { id }, 'locations.edit'),
    },
    resolve: changing(
      (context, id) => locationToChange(context, { id }, 'locations.edit'),
      async ({ location }, seen, status) => {
        await changeVersioned(location, the('Location'), seen, { status })
        return { locationId: seen.id }
      },
    ),
    success: (t) => ({
      location: t.field({
        type: Location,
        description: 'The location after the change.',
        resolve: ({ locationId }, _args, context, info) => loadWritten(context, info, locationId),
      }),
    }),
  },
)
