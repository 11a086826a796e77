// The ledger of a routine: what is to come, what has been, and how much of each.
import type { GraphQLResolveInfo } from 'graphql'
import { builder } from '../../kernel/builder.ts'
import { badArgument } from '../../kernel/errors.ts'
import type { Context } from '../../kernel/context.ts'
import { queryOfPage } from '../../kernel/statement/queryOfPage.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { Occurrence } from './Occurrence.ts'
import { occurrenceList } from './occurrenceList.ts'
import { Series } from './Series.ts'

interface TallyShape {
  done: number
  doneLate: number
  skipped: number
  missed: number
  open: number
}

const Tally = builder.objectRef<TallyShape>('RoutineTally').implement({
  description: "Counts of a routine's occurrences by outcome.",
  fields: (t) => ({
    done: t.exposeInt('done', { description: 'Occurrences completed on time.' }),
    doneLate: t.exposeInt('doneLate', { description: 'Occurrences completed after their end.' }),
    skipped: t.exposeInt('skipped', { description: 'Occurrences skipped with a reason.' }),
    missed: t.exposeInt('missed', { description: 'Occurrences that passed without a record.' }),
    open: t.exposeInt('open', { description: 'Occurrences still open past their end.' }),
  }),
})

const latestFirst = { field: 'START', direction: 'DESC' } as const

/** What is not over, or not closed. */
const isToCome = ({ now }: Context, parameters: Parameters) =>
  `(l.state in ('PLANNED', 'OPEN') or l.ends_at > ${parameters.add(now)}::timestamptz)`

/** Occurrences of all routines that are asked for, by their ids. */
function loaderOf(context: Context, info: GraphQLResolveInfo) {
  const query = queryOfPage(context, info, 'Occurrence', { id: true })
  const loader = context.loader<string, object | null>(`occurrence ${JSON.stringify(query)}`, async (ids) => {
    const rows = await context.db.prisma.occurrence.findMany({ ...query, where: { id: { in: [...ids] } } })
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => byId.get(id) ?? null)
  })
  return (ids: string[]) => loader.loadMany(ids)
}

builder.prismaObjectFields(Series, (t) => ({
  coming: t.connection({
    type: Occurrence,
    description: 'Upcoming and open occurrences.',
    args: occurrenceList.args(t),
    select: { id: true },
    resolve: ({ id }, args, context, info) =>
      occurrenceList.page(context, info, id, args, {
        list: 'coming',
        load: loaderOf(context, info),
        rows: (parameters) => `occurrence l where l.series_id = p.id and ${isToCome(context, parameters)}`,
      }),
  }),
  past: t.connection({
    type: Occurrence,
    description: 'Past occurrences that are no longer open.',
    args: occurrenceList.args(t, latestFirst),
    select: { id: true },
    resolve: ({ id }, { orderBy, ...args }, context, info) =>
      occurrenceList.page(
        context,
        info,
        id,
        { ...args, orderBy: orderBy ?? latestFirst },
        {
          list: 'past',
          load: loaderOf(context, info),
          rows: (parameters) => `occurrence l where l.series_id = p.id and not ${isToCome(context, parameters)}`,
        },
      ),
  }),
  tally: t.field({
    type: Tally,
    description: 'Counts of recently due occurrences by outcome.',
    select: { id: true },
    args: {
      days: t.arg.int({ required: true, defaultValue: 30, description: 'The number of days to look back, 1 to 366.' }),
    },
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
