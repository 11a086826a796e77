import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import type { DataPoint } from './enteredMetric.ts'

interface ValueShape extends DataPoint {
  value: number | null
}

export const ObservationValue = builder.objectRef<ValueShape>('ObservationValue').implement({
  description: 'The value of a data point in an observation.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the data point.' }),
    unit: t.exposeString('unit', { description: 'The unit of the values.' }),
    value: t.exposeFloat('value', { nullable: true, description: 'The value; null if it is missing.' }),
  }),
})

/** Values in the order of the data points, by name. */
export const named = (dataPoints: unknown, values: readonly (number | null)[]): ValueShape[] =>
  (dataPoints as DataPoint[]).map((point, i) => ({ ...point, value: values[i] ?? null }))

/** The values of an observation, read for all of a request at once; Prisma takes no list with nulls in it. */
export function valuesOf(context: Context, id: bigint): Promise<(number | null)[]> {
  const loader = context.loader<bigint, (number | null)[]>('observation values', async (ids) => {
    const rows = await context.db.run<[number, (number | null)[]]>(
      `select id, to_json("values") from observation where id = any($1::bigint[])`,
      [ids.map(String)],
    )
    const found = new Map(rows)
    return ids.map((one) => found.get(Number(one)) ?? [])
  })
  return loader.load(id)
}
