// Whether a given row can be an observation of a metric: each field that can't is named, with what would be right.
import { Decimal } from '../../kernel/decimal.ts'
import type { EnteredMetric } from './enteredMetric.ts'
import type { Given } from './given.ts'
import type { Places } from './Places.ts'
import type { ObservationRow } from './writeObservations.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { requiredMessage } from '../../kernel/requiredMessage.ts'

type Problem = (field: string, message: string) => void

const soonMinutes = 5
const longYears = 10
const most = 1e12
const mostDigits = 40
/** All else is an amount. */
const mayBeNegative = new Set(['°C', '°F'])
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** The row as it is written, or null once each problem of it was told. */
export function checkRow(
  given: Given,
  metric: EnteredMetric,
  places: Places,
  now: Date,
  problem: Problem,
): ObservationRow | null {
  let isGood = true
  const tell: Problem = (field, message) => {
    isGood = false
    problem(field, message)
  }
  checkTime(given.at, now, tell)
  checkName(given.source, 60, 'source', tell)
  checkName(given.key, 200, 'key', tell)
  const values = checkValues(given.values, metric, tell)
  const place = checkPlace(given, metric, places, tell)
  return isGood && place ? { ...place, at: given.at, values, source: given.source, sourceKey: given.key } : null
}

/** Tells of a time that can't be that of an observation. */
export function checkTime(at: Date, now: Date, tell: Problem) {
  const time = at.getTime()
  if (Number.isNaN(time)) return tell('at', 'Write an instant, as 2026-11-20T08:30:00Z.')
  if (time > now.getTime() + soonMinutes * minute) return tell('at', 'This is in the future.')
  const past = new Date(now)
  past.setUTCFullYear(past.getUTCFullYear() - longYears)
  if (time < past.getTime()) tell('at', `This is more than ${longYears} years ago.`)
}

function checkName(name: unknown, longest: number, field: string, tell: Problem) {
  if (typeof name !== 'string' || !name.trim()) return tell(field, requiredMessage(field))
  if (name.length > longest) return tell(field, `Write at most ${longest} characters.`)
  if (name.includes('\0') || !name.isWellFormed()) tell(field, 'Leave out the NUL character and half characters.')
}

/** The values in the order of the data points, null where one is missing. */
export function checkValues(
  values: Given['values'],
  { dataPoints, name, names }: Pick<EnteredMetric, 'dataPoints' | 'name' | 'names'>,
  tell: Problem,
): (Decimal | null)[] {
  for (const given in values) {
    if (!names.has(given))
      tell(`values.${given.slice(0, 60)}`, `${name} has no such data point; it has ${list.format(names)}.`)
  }
  const row = dataPoints.map(({ name: point, unit }) => {
    const value = Object.hasOwn(values, point) ? values[point] : null
    if (value === null || value === undefined) return null
    const number = typeof value === 'number' || value instanceof Decimal ? new Decimal(value) : null
    if (!number?.isFinite()) tell(`values.${point}`, 'Write a finite number.')
    else if (number.lt(0) && !mayBeNegative.has(unit)) tell(`values.${point}`, `An amount in ${unit} is not below 0.`)
    else if (number.abs().gt(most)) tell(`values.${point}`, `Write a number of at most ${most.toLocaleString('en')}.`)
    else if (number.decimalPlaces() > mostDigits)
      tell(`values.${point}`, `Write at most ${mostDigits} digits after the point.`)
    else return number
    return null
  })
  if (isNothing(values)) tell('values', `Give at least one of ${list.format(names)}.`)
  return row
}

const isNothing = (values: Given['values']) =>
  Object.values(values).every((value) => value === null || value === undefined)

function checkPlace(given: Given, metric: EnteredMetric, places: Places, tell: Problem) {
  const organization = places.organization(given.organization)
  if (!organization) return tell('organization', 'There is no such organization.')
  if (organization === 'ambiguous') return tell('organization', 'There is more than one of this name; write its uuid.')
  if (!organization.path.startsWith(metric.organization.path)) {
    return tell('organization', `${metric.name} is measured in ${metric.organization.legalName} and below it.`)
  }
  if (organization.obstacle) return tell('organization', organization.obstacle)
  const inner = (kind: 'location' | 'vehicle' | 'person', absent: string) => {
    const named = given[kind]
    if (named === undefined || named === null || named === '') return null
    const id = places.within(kind, organization, named)
    if (!id) tell(kind, absent)
    return id
  }
  return {
    organizationId: organization.id,
    locationId: inner('location', 'This organization has no such location.'),
    vehicleId: inner('vehicle', 'This organization has no such vehicle.'),
    userId: inner('person', 'Nobody of this organization is known by this.'),
  }
}
