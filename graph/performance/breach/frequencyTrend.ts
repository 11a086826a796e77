// How often a benchmark is breached.
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { Benchmark } from '../benchmark/Benchmark.ts'
import { TrendDirection } from '../benchmark/enums.ts'
import { frequencyTrend, type Frequency } from '../benchmark/opportunity.ts'
import { period } from '../benchmark/readOpportunity.ts'

const FrequencyTrend = builder.objectRef<Frequency>('FrequencyTrend').implement({
  description: 'The breach frequency of a benchmark, compared with the three previous periods.',
  fields: (t) => ({
    breaches: t.exposeInt('breaches', { description: 'The number of breaches in this period.' }),
    usual: t.exposeFloat('usual', { description: 'The average number of breaches in the three previous periods.' }),
    direction: t.expose('direction', {
      type: TrendDirection,
      description: 'Whether breaches are rising, falling or steady.',
    }),
  }),
})

const breaches = `
  select a.id, p.place::int, count(b.id)::int
  from benchmark a cross join generate_series(0, 3) p(place)
  left join breach b on b.benchmark_id = a.id
    and b.opened_at > $2::timestamptz - (p.place + 1) * ${period} * interval '1 day' and b.opened_at <= $2::timestamptz - p.place * ${period} * interval '1 day'
  where a.id = any($1::uuid[]) group by a.id, p.place`

/** How often a benchmark was breached in its period, against the three before. */
function frequencyOf(context: Context, benchmarkId: string): Promise<Frequency> {
  const loader = context.loader<string, Frequency>('benchmark frequency', async (ids) => {
    const rows = await context.db.run<[string, number, number]>(breaches, [[...ids], context.now])
    const counts = new Map(rows.map(([id, place, count]) => [`${id} ${place}`, count]))
    const at = (id: string, place: number) => counts.get(`${id} ${place}`) ?? 0
    return ids.map((id) => frequencyTrend(at(id, 0), [at(id, 1), at(id, 2), at(id, 3)]))
  })
  return loader.load(benchmarkId)
}

builder.prismaObjectField(Benchmark, 'frequencyTrend', (t) =>
  t.field({
    type: FrequencyTrend,
    description: 'The number of breaches in the current period, compared with the mean of the three previous periods.',
    select: { id: true },
    resolve: ({ id }, _args, context) => frequencyOf(context, id),
  }),
)
