import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { readFigure, recordsOf, type DashboardShape } from './shape.ts'
import { BucketLoad, countOf, workloadOf, type Workload } from './Workload.ts'

export interface AgeBandShape {
  label: string
  from: Date | null
  to: Date | null
  load: Workload
}

export const AgeBand = builder.objectRef<AgeBandShape>('AgeBand').implement({
  description: 'Open records of one age range, measured from their creation.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The display name of the age range, in days.' }),
    createdFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The start of the creation range, inclusive; null for no lower limit.',
      resolve: ({ from }) => from,
    }),
    createdTo: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end of the creation range, exclusive; null if it extends to the present.',
      resolve: ({ to }) => to,
    }),
    load: t.field({ type: [BucketLoad], description: 'The open records by bucket.', resolve: ({ load }) => load }),
    count: t.int({ description: 'The number of records.', resolve: ({ load }) => countOf(load) }),
  }),
})

const bands = [
  { label: '0–1 days', days: 1 },
  { label: '1–3 days', days: 3 },
  { label: '3–7 days', days: 7 },
  { label: '7–14 days', days: 14 },
  { label: '14+ days', days: null },
] as const

const ago = (now: Date, days: number | null | undefined) => (days ? new Date(now.getTime() - days * 86_400_000) : null)

export async function readAgeing(context: Context, shape: DashboardShape): Promise<AgeBandShape[]> {
  const { now } = context
  const rows = await readFigure<[band: number, bucket: number, count: number, mins: number]>(context, (parameters) => {
    // Created at the bound itself belongs to the younger band, as `from` of a filter has it.
    const bounds = bands.flatMap(({ days }) =>
      days
        ? [
            `when a.created_at >= ${parameters.add(ago(now, days))}::timestamptz then ${bands.findIndex((one) => one.days === days)}`,
          ]
        : [],
    )
    return `
      select case ${bounds.join(' ')} else ${bands.length - 1} end as band, a.bucket, count(*)::int, sum(a.service_time_mins)::int
      from action a where ${recordsOf(shape, parameters)} and a.bucket <= 4 group by 1, 2`
  })
  return bands.map(({ label, days }, i) => ({
    label,
    from: ago(now, days),
    to: ago(now, bands[i - 1]?.days),
    load: workloadOf(
      rows.filter(([band]) => band === i).map(([, bucket, count, mins]) => [bucket, count, mins] as const),
    ),
  }))
}
