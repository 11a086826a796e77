// The ledger of a routine: what is to come, what has been, and how much of each.
import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import type { Context } from '../../kernel/context.ts'
import { Occurrence } from './Occurrence.ts'
import { OccurrenceState } from './OccurrenceState.ts'
import { Series } from './Series.ts'

interface TallyShape {
  done: number
  doneLate: number
  skipped: number
  missed: number
  open: number
}

const Tally = builder.objectRef<TallyShape>('RoutineTally').implement({
  description: 'How often what became of the occurrences of a routine.',
  fields: (t) => ({
    done: t.exposeInt('done', { description: 'Done by their end.' }),
    doneLate: t.exposeInt('doneLate', { description: 'Done after their end.' }),
    skipped: t.exposeInt('skipped', { description: 'Left out with a reason.' }),
    missed: t.exposeInt('missed', { description: 'Passed without a record.' }),
    open: t.exposeInt('open', { description: 'Open past their end.' }),
  }),
})

/** What is not over, or not closed. */
const toCome = (now: Date) => ({
  OR: [{ state: { in: ['PLANNED' as const, 'OPEN' as const] } }, { endsAt: { gt: now } }],
})

builder.prismaObjectFields(Series, (t) => ({
  coming: t.relatedConnection('occurrences', {
    type: Occurrence,
    cursor: 'id',
    description: 'What is to come or still open, next things first.',
    query: (_args, { now }) => ({ where: toCome(now), orderBy: [{ startsAt: 'asc' }, { slot: 'asc' }] }),
  }),
  past: t.relatedConnection('occurrences', {
    type: Occurrence,
    cursor: 'id',
    description: 'What is over and closed, latest first.',
    args: { states: t.arg({ type: [OccurrenceState], description: 'Only those of which this has become.' }) },
    query: ({ states }, { now }) => ({
      where: { NOT: toCome(now), ...(states && { state: { in: [...states] } }) },
      orderBy: [{ startsAt: 'desc' }, { slot: 'desc' }],
    }),
  }),
  tally: t.field({
    type: Tally,
    description: 'What became of those that were due in the last days.',
    select: { id: true },
    args: { days: t.arg.int({ required: true, defaultValue: 30, description: 'How many days back, at most 366.' }) },
    resolve: ({ id }, { days }, context) => {
      if (days < 1 || days > 366) throw badArgument('days', 'ask for 1 to 366')
      return context.loader<string, TallyShape>(`tally ${days}`, (ids) => tallies(context, [...ids], days)).load(id)
    },
  }),
}))

async function tallies({ db, now }: Context, ids: string[], days: number): Promise<TallyShape[]> {
  const rows = await db.run<[id: string, ...counts: number[]]>(
    `select series_id,
       count(*) filter (where state = 'DONE'), count(*) filter (where state = 'DONE_LATE'), count(*) filter (where state = 'SKIPPED'),
       count(*) filter (where state = 'MISSED'), count(*) filter (where state = 'OPEN')
     from occurrence where series_id = any($1::uuid[]) and ends_at <= $2 and ends_at > $2::timestamptz - $3::int * interval '1 day'
     group by series_id`,
    [ids, now, days],
  )
  const found = new Map(rows.map(([id, ...counts]) => [id, counts]))
  return ids.map((id) => {
    const [done = 0, doneLate = 0, skipped = 0, missed = 0, open = 0] = found.get(id) ?? []
    return { done, doneLate, skipped, missed, open }
  })
}
