import { ActionFilter } from '../../work/action/actionFilter.ts'
import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy } from '../../kernel/node.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { seek } from '../../kernel/statement/seek.ts'
import type { Span } from '../../people/schedule/businessTime.ts'
import { dateOf, dayOf, instantAt, wallAt, weekdayOf, type Day } from '../../people/schedule/zoneDays.ts'
import { PlannerLane } from './PlannerLane.ts'
import { teamPlace, type TeamPlace } from './teamPlace.ts'
import { countWorkers, readWorkers, workerCursor, workerOrder } from './workers.ts'

export interface PlannerShape {
  place: TeamPlace
  days: Day[]
}

interface PlannerDayShape {
  day: Day
  timeZone: string
}

const PlannerDay = builder.objectRef<PlannerDayShape>('PlannerDay').implement({
  description: 'A day of a plan, in the time zone of its organization.',
  fields: (t) => ({
    day: t.field({ type: 'Date', description: 'The date, such as 2026-11-23.', resolve: ({ day }) => dateOf(day) }),
    from: t.field({
      type: 'DateTime',
      description: 'When the day begins in the time zone of the planner.',
      resolve: ({ day, timeZone }) => new Date(instantAt(timeZone, day, 0)),
    }),
    to: t.field({
      type: 'DateTime',
      description: 'When it ends and the next one begins.',
      resolve: ({ day, timeZone }) => new Date(instantAt(timeZone, day + 1, 0)),
    }),
  }),
})

const PlannerSpan = builder.enumType('PlannerSpan', {
  description: 'The period a plan shows.',
  values: {
    DAY: { description: 'One day.' },
    WEEK: { description: 'The week that contains the day, starting on Monday.' },
  },
})

const mostLanes = 60

/** From the beginning of its first day to the end of its last. */
export const periodOf = ({ place: { timeZone }, days }: PlannerShape): Span => ({
  from: instantAt(timeZone, days[0]!, 0),
  to: instantAt(timeZone, days.at(-1)! + 1, 0),
})

export function wordsIn(search: string | null | undefined): string {
  if (search?.includes('\0')) throw badArgument('search', 'leave out characters that are none')
  return search?.trim() ?? ''
}

export const Planner = builder.objectRef<PlannerShape>('Planner').implement({
  description: 'A plan of the users to whom the viewer may assign work.',
  fields: (t) => ({
    timeZone: t.field({
      type: 'TimeZone',
      description:
        "IANA time zone that days are computed in: that of the organization in the filter, otherwise of the viewer's first organization.",
      resolve: ({ place }) => place.timeZone,
    }),
    days: t.field({
      type: [PlannerDay],
      description: 'The days of the plan, in order.',
      resolve: ({ place, days }) => days.map((day) => ({ day, timeZone: place.timeZone })),
    }),
    lanes: t.connection({
      type: PlannerLane,
      description:
        'One lane per user, at most 60 a page: users of the organization first, then those of its parent organizations, by name.',
      args: { search: t.arg.string({ description: 'Part of the name of a user or of one of their groups.' }) },
      resolve: async ({ place, days }, { search, ...args }, context) => {
        const page = pageAsked(args, { most: mostLanes, usual: mostLanes })
        const words = wordsIn(search)
        const workers = await readWorkers(context, place, words, { seek: seek(workerOrder, page), take: page.take })
        const within = periodOf({ place, days })
        const found = workers.map((worker) => ({ node: { worker, within }, cursor: workerCursor(worker) }))
        return connectionOf(page, found, (atMost) => countWorkers(context, place, words, atMost))
      },
    }),
  }),
})

builder.queryField('planner', (t) =>
  t.field({
    type: Planner,
    description:
      'A plan of a day or week: working hours and scheduled blocks of users; records still to be planned are in the action grid with `needsPlan`.',
    ...policy('records.see'),
    args: {
      day: t.arg({ type: 'Date', description: 'The day, or a day of the week, e.g. 2026-11-23; defaults to today.' }),
      span: t.arg({
        type: PlannerSpan,
        required: true,
        defaultValue: 'DAY',
        description: 'Whether to plan one day or the whole week.',
      }),
      filter: t.arg({
        type: ActionFilter,
        description: 'Selects the organization, department or group; its other conditions limit the records.',
      }),
    },
    resolve: async (_root, { day, span, filter }, context): Promise<PlannerShape> => {
      const place = await teamPlace(context, filter)
      const chosen = day == null ? wallAt(place.timeZone, context.now.getTime()).day : dayIn(day)
      if (span === 'DAY') return { place, days: [chosen] }
      const monday = chosen - weekdayOf(chosen) + 1
      return { place, days: Array.from({ length: 7 }, (_, i) => monday + i) }
    },
  }),
)

/** Years that no clock knows are no days to plan. */
function dayIn(text: string): Day {
  const day = /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) ? dayOf(text) : Number.NaN
  if (Number.isNaN(day) || dateOf(day) !== text) throw badArgument('day', 'write a day as 2026-11-23')
  return day
}
