import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { badArgument } from '../../kernel/errors.ts'
import { uuidIn } from '../../kernel/node.ts'
import { unstorable } from '../../kernel/validation.ts'
import { teamOf, type Team } from '../../work/action/team.ts'
import { day } from '../../kernel/time/milliseconds.ts'

export const CalendarFilter = builder.inputType('CalendarFilter', {
  description: 'Filters for a calendar; all conditions must match.',
  fields: (t) => ({
    organizationId: t.id({ description: 'Only entries of this organization and its sub-organizations.' }),
    isMine: t.boolean({ description: 'Whether to include only entries the viewer is assigned to or takes part in.' }),
    isMyTeam: t.boolean({
      description:
        "Whether to include only entries of the viewer's groups, or of their departments where they are in no group; of who is in neither, all.",
    }),
    includesDone: t.boolean({ description: 'Whether to include complete records.' }),
  }),
})

export interface Filter {
  organizationId?: string | null
  isMine?: boolean | null
  isMyTeam?: boolean | null
  includesDone?: boolean | null
}

export interface Place {
  id: string
  path: string
  timeZone: string
}

/** A calendar made ready: from when to when, of whom, and where. */
export interface Range {
  from: Date
  to: Date
  filter: Filter
  /** The groups or departments that it is narrowed to. */
  team: Team | undefined
  /** The organization that it is narrowed to; null where one is named that is not there for the viewer. */
  within: Place | null | undefined
  /** Whose clock it goes by. */
  zoneOf: Place | undefined
}

const mostDays = 92

export async function rangeOf(
  context: Context,
  from: Date,
  to: Date,
  filter: Filter | null | undefined,
): Promise<Range> {
  if (to <= from) throw badArgument('to', 'choose an end that is after the start')
  // The day on which clocks go back is an hour longer.
  if (to.getTime() - from.getTime() > (mostDays + 0.5) * day)
    throw badArgument('to', `ask for at most ${mostDays} days at once`)
  if (unstorable(filter).length) throw badArgument('filter', 'leave out characters that are none')
  const viewer = context.requireViewer()
  const within = filter?.organizationId ? await placeNamed(context, filter.organizationId) : undefined
  const [first] = viewer.memberships
  const own = first && { id: first.organizationId, path: first.path, timeZone: first.timeZone }
  const team = filter?.isMyTeam ? teamOf(viewer) : undefined
  return { from, to, filter: filter ?? {}, team, within, zoneOf: within ?? own }
}

async function placeNamed(context: Context, organizationId: string): Promise<Place | null> {
  const id = uuidIn('Organization', organizationId)
  if (!id) return null
  const [row] = await context.db.run<[string, string, string]>(
    'select id, path, time_zone from organization where id = $1 and root_id = any($2::uuid[])',
    [id, context.requireViewer().rootIds],
  )
  return row ? { id: row[0], path: row[1], timeZone: row[2] } : null
}

/** The paths of an organization and of all below it; a path has nothing in it that a pattern reads otherwise. */
export const patternBelow = ({ path }: Place): string => `${path}%`
