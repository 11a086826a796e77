// When entries were made. Their ids are in the order of time, so that entries of another day need not be looked at.
import { badArgument } from '../../kernel/errors.ts'
import { comparisonTypes, entriesOf, range, type Given, type OperatorName } from '../../kernel/list/comparison.ts'
import type { Condition, InputType, Where } from '../../kernel/list/condition.ts'
import { instant } from '../../kernel/list/conditions.ts'
import { bySql } from '../../kernel/list/whereSql.ts'

const aDay = 24 * 3_600_000

/** The smallest id of a time. */
function idAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-0000-0000-000000000000`
}

const idFrom = (time: number): Where => bySql((parameters, a) => `${a}.id >= ${parameters.add(idAt(time))}::uuid`)
const idBefore = (time: number): Where => bySql((parameters, a) => `${a}.id < ${parameters.add(idAt(time))}::uuid`)

const isLower = (operator: string) => operator === 'gt' || operator === 'gte'

const at = instant()

/** When an entry was made; its id is at most a day away. */
export const entryTime: Condition = {
  ...at,
  async where(given: Given, place) {
    const bounds = entriesOf(given, place).map(([operator, time]) =>
      isLower(operator) ? idFrom(Number(time) - aDay) : idBefore(Number(time) + aDay),
    )
    return { AND: [await at.where(given as never, place), ...bounds] }
  },
}

const aDate = /^\d{4}-\d\d-\d\d$/

/** The time at which a day begins everywhere, to the day; throws where it is no day. */
function dayAt(path: string, day: string): number {
  const time = aDate.test(day) ? Date.parse(day) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day)
    throw badArgument(path, 'write a day as 2026-11-20')
  return time
}

/** On the clocks of the organization of the entry, from the beginning of a day on. */
const since = (day: string, daysLater: number): Where =>
  bySql((parameters, a) => {
    const zone = `coalesce((select time_zone from organization where id = ${a}.organization_id), 'UTC')`
    return `${a}.at >= instant_of(${parameters.add(day)}::timestamp + ${daysLater} * interval '1 day', ${zone})`
  })

const bounds: Partial<Record<OperatorName, (day: string, time: number) => Where>> = {
  gt: (day, time) => ({ AND: [since(day, 1), idFrom(time - aDay)] }),
  gte: (day, time) => ({ AND: [since(day, 0), idFrom(time - 2 * aDay)] }),
  lt: (day, time) => ({ AND: [{ NOT: since(day, 0) }, idBefore(time + 2 * aDay)] }),
  lte: (day, time) => ({ AND: [{ NOT: since(day, 1) }, idBefore(time + 3 * aDay)] }),
}

/** The local day on which an entry was made. */
export const entryDay: Condition = {
  about: 'The local day of the organization, e.g. 2026-11-20.',
  type: comparisonTypes('Date', 'Date' as unknown as InputType, 'a day', range),
  where: (given: Given, place) => ({
    AND: entriesOf(given, place).map(([operator, day]) => {
      place.count()
      return bounds[operator as OperatorName]!(day as string, dayAt(`${place.path}.${operator}`, day as string))
    }),
  }),
}
