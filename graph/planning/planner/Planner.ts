import { ActionFilter } from '../../work/action/actionFilter.ts'
import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy } from '../../kernel/node.ts'
import { connectionOf, pageAsked } from '../../kernel/paging.ts'
import { seek } from '../../kernel/statement/seek.ts'
import { dateOf, dayOf, instantAt, wallAt, weekdayOf, type Day } from '../../people/schedule/zoneDays.ts'
import { PlannerLane } from './PlannerLane.ts'
import { teamPlace, type TeamPlace } from './teamPlace.ts'
import { countWorkers, readWorkers, workerCursor, workerOrder } from './workers.ts'

interface PlannerShape {
  place: TeamPlace
  days: Day[]
}

interface PlannerDayShape {
  day: Day
  timeZone: string
}

const PlannerDay = builder.objectRef<PlannerDayShape>('PlannerDay').implement({
  description: 'A day of a plan, by the clocks of its organization.',
  fields: (t) => ({
    day: t.field({ type: 'Date', description: 'The day, as 2026-11-23.', resolve: ({ day }) => dateOf(day) }),
    from: t.field({
      type: 'DateTime',
      description: 'When it begins.',
      resolve: ({ day, timeZone }) => new Date(instantAt(timeZone, day, 0)),
    }),
    to: t.field({
      type: 'DateTime',
      description: 'When the next one begins.',
      resolve: ({ day, timeZone }) => new Date(instantAt(timeZone, day + 1, 0)),
    }),
  }),
})

const PlannerSpan = builder.enumType('PlannerSpan', {
  description: 'How much of the calendar a plan shows.',
  values: {
    DAY: { description: 'One day.' },
    WEEK: { description: 'The week of a day, from Monday.' },
  },
})

const mostLanes = 60

const Planner = builder.objectRef<PlannerShape>('Planner').implement({
  description: 'The time of the people to whom the viewer may give work.',
  fields: (t) => ({
    timeZone: t.field({
      type: 'TimeZone',
      description:
        'The IANA zone of its days: of the organization that it is narrowed to, else of the first that the viewer belongs to.',
      resolve: ({ place }) => place.timeZone,
    }),
    days: t.field({
      type: [PlannerDay],
      description: 'Its days in their order.',
      resolve: ({ place, days }) => days.map((day) => ({ day, timeZone: place.timeZone })),
    }),
    lanes: t.connection({
      type: PlannerLane,
      description:
        'A lane a person, at most 60 a page: those of the place first, then those of organizations above it, by name.',
      args: { search: t.arg.string({ description: 'Part of the name of a person or of one of their groups.' }) },
      resolve: async ({ place, days }, { search, ...args }, context) => {
        const page = pageAsked(args, { most: mostLanes, usual: mostLanes })
        if (search?.includes('\0')) throw badArgument('search', 'leave out characters that are none')
        const words = search?.trim() ?? ''
        const workers = await readWorkers(context, place, words, { seek: seek(workerOrder, page), take: page.take })
        const within = {
          from: instantAt(place.timeZone, days[0]!, 0),
          to: instantAt(place.timeZone, days.at(-1)! + 1, 0),
        }
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
      'The plan of a day or a week: who works when, and what stands there; what waits to be planned is the grid of records with `needsPlan`.',
    ...policy('records.see'),
    args: {
      day: t.arg({ type: 'Date', description: 'The day, or one of the week, as 2026-11-23; left out, today.' }),
      span: t.arg({ type: PlannerSpan, required: true, defaultValue: 'DAY', description: 'A day, or its week.' }),
      filter: t.arg({
        type: ActionFilter,
        description: 'Whose organization, department or group is meant; what else it says is of records.',
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
