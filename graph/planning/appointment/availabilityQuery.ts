import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { badArgument, ValidationError } from '../../kernel/errors.ts'
import { policy, uuidIn } from '../../kernel/node.ts'
import { day } from '../../kernel/time/milliseconds.ts'
import { check } from '../../kernel/validation.ts'
import { workerKey, workingTimes } from '../../people/schedule/workingTimes.ts'
import { joined } from '../../people/schedule/spans.ts'
import { visibleUsers } from '../../people/user/visibleUsers.ts'
import { mostAttendees } from './attendeeInput.ts'
import { Availability, type AvailabilityShape } from './Availability.ts'
import { firstFreeSlot } from './firstFreeSlot.ts'
import { readBusy } from './readBusy.ts'
import { scheduleFrom, scheduleIn, scheduleShape, type ScheduleColumns } from './schedule.ts'
import { AppointmentScheduleInput } from './scheduleInput.ts'

const daysAhead = 14

/** The organization an id names, where the viewer belongs to its tree. */
async function placeNamed(context: Context, organizationId: string) {
  const id = uuidIn('Organization', organizationId)
  const { rootIds } = context.requireViewer()
  return id
    ? context.db.prisma.organization.findFirst({
        where: { id, rootId: { in: [...rootIds] } },
        select: { id: true, rootId: true, timeZone: true },
      })
    : null
}

/** What is asked for as a schedule; a wrong one is a wrong argument. */
function scheduleAsked(given: (typeof AppointmentScheduleInput)['$inferInput'], timeZone: string): ScheduleColumns {
  try {
    return scheduleFrom(check(scheduleShape, given), null, timeZone)
  } catch (error) {
    if (error instanceof ValidationError) throw badArgument('schedule', error.message)
    throw error
  }
}

builder.queryField('availability', (t) =>
  t.field({
    type: Availability,
    nullable: true,
    description:
      'When the viewer and others are free for an appointment, by their working hours, absences, planned records and appointments; null if the organization is not visible.',
    ...policy('appointments.manage'),
    args: {
      organizationId: t.arg.id({ required: true, description: 'The organization of the appointment.' }),
      userIds: t.arg.idList({ required: true, description: 'The users to invite, at most 100.' }),
      schedule: t.arg({ type: AppointmentScheduleInput, required: true, description: 'The time to check.' }),
    },
    resolve: async (
      _root,
      { organizationId, userIds, schedule: given },
      context,
    ): Promise<AvailabilityShape | null> => {
      if (userIds.length > mostAttendees) throw badArgument('userIds', `ask for at most ${mostAttendees} users`)
      const place = await placeNamed(context, organizationId)
      if (!place) return null
      const schedule = scheduleAsked(given, place.timeZone)
      const asked = { from: schedule.startsAt.getTime(), to: schedule.endsAt.getTime() }
      const within = { from: asked.from, to: asked.from + daysAhead * day }
      const viewer = context.requireViewer()
      const seen = await context.db.prisma.user.findMany({
        where: {
          AND: [
            visibleUsers(context),
            { status: 'ACTIVE', id: { in: userIds.flatMap((id) => uuidIn('User', id) ?? []) } },
          ],
        },
        select: { id: true },
      })
      const ids = [...new Set([viewer.id, ...seen.map(({ id }) => id)])]
      const busy = await readBusy(context, { userIds: ids, rootId: place.rootId, organizationId: place.id, within })
      const times = await workingTimes(context, busy, within)
      const people = busy.map((person) => {
        const { working, absences } = times.get(workerKey(person))!
        return { ...person, working: joined(working), absences, asked }
      })
      const ahead = { from: Math.max(within.from, context.now.getTime()), to: within.to }
      const free = firstFreeSlot(people, asked.to - asked.from, ahead)
      return { schedule, people, firstFree: free ? scheduleIn(free, schedule.timeZone) : null }
    },
  }),
)
