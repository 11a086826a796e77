// Whether a given row can be an observation of a metric: each field that can't is named, with what would be right.
import { Decimal } from '../../kernel/decimal.ts'
import type { EnteredMetric } from './enteredMetric.ts'
import type { Given } from './given.ts'
import type { Places } from './Places.ts'
import type { ObservationRow } from './writeObservations.ts'
import { minute } from '../../kernel/time/milliseconds.ts'
import { requiredMessage } from '../../kernel/requiredMessage.ts'
import { listText } from '../../kernel/messages/listText.ts'
import type { Said } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

type Problem = (field: string, message: Said) => void

const soonMinutes = 5
const longYears = 10
const most = 1e12
const mostDigits = 40
/** All else is an amount. */
const mayBeNegative = new Set(['°C', '°F'])

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
  if (Number.isNaN(time)) return tell('at', t.writeInstant)
  if (time > now.getTime() + soonMinutes * minute) return tell('at', t.inFuture)
  const past = new Date(now)
  past.setUTCFullYear(past.getUTCFullYear() - longYears)
  if (time < past.getTime()) tell('at', t.longAgo({ years: longYears }))
}

function checkName(name: unknown, longest: number, field: string, tell: Problem) {
  if (typeof name !== 'string' || !name.trim()) return tell(field, requiredMessage(field))
  if (name.length > longest) return tell(field, t.mostCharacters({ most: longest }))
  if (name.includes('\0') || !name.isWellFormed()) tell(field, t.brokenCharacters)
}

/** The values in the order of the data points, null where one is missing. */
export function checkValues(
  values: Given['values'],
  { dataPoints, name, names }: Pick<EnteredMetric, 'dataPoints' | 'name' | 'names'>,
  tell: Problem,
): (Decimal | null)[] {
  for (const given in values) {
    if (!names.has(given))
      tell(
        `values.${given.slice(0, 60)}`,
        t.noDataPoint({ metric: name, dataPoints: listText([...names], 'conjunction') }),
      )
  }
  const row = dataPoints.map(({ name: point, unit }) => {
    const value = Object.hasOwn(values, point) ? values[point] : null
    if (value === null || value === undefined) return null
    const number = typeof value === 'number' || value instanceof Decimal ? new Decimal(value) : null
    if (!number?.isFinite()) tell(`values.${point}`, t.finiteNumber)
    else if (number.lt(0) && !mayBeNegative.has(unit)) tell(`values.${point}`, t.notNegative({ unit }))
    else if (number.abs().gt(most)) tell(`values.${point}`, t.mostNumber({ most }))
    else if (number.decimalPlaces() > mostDigits) tell(`values.${point}`, t.mostDigits({ most: mostDigits }))
    else return number
    return null
  })
  if (isNothing(values)) tell('values', t.giveOne({ dataPoints: listText([...names], 'conjunction') }))
  return row
}

const isNothing = (values: Given['values']) =>
  Object.values(values).every((value) => value === null || value === undefined)

function checkPlace(given: Given, metric: EnteredMetric, places: Places, tell: Problem) {
  const organization = places.organization(given.organization)
  if (!organization) return tell('organization', t.noOrganization)
  if (organization === 'ambiguous') return tell('organization', t.severalOrganizations)
  if (!organization.path.startsWith(metric.organization.path)) {
    return tell('organization', t.measuredIn({ metric: metric.name, organization: metric.organization.legalName }))
  }
  if (organization.obstacle) return tell('organization', organization.obstacle)
  const inner = (kind: 'location' | 'vehicle' | 'person', absent: Said) => {
    const named = given[kind]
    if (named === undefined || named === null || named === '') return null
    const id = places.within(kind, organization, named)
    if (!id) tell(kind, absent)
    return id
  }
  return {
    organizationId: organization.id,
    locationId: inner('location', t.noLocation),
    vehicleId: inner('vehicle', t.noVehicle),
    userId: inner('person', t.noPerson),
  }
}
