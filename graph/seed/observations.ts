// Ninety days of what the demo's companies measure, in one statement; the periods are kept by the triggers.
import { Decimal } from '../kernel/decimal.ts'
import { instantOf, wallOf } from '../kernel/time/wallTime.ts'
import type { Prisma } from '../../prisma/__generated__/client/client.ts'
import { Random, uuidOf } from './random.ts'
import { profiles } from './readingList.ts'
import { type Measured, type Moment } from './readings.ts'
import type { Company, Place } from './world.ts'
import { day } from '../kernel/time/milliseconds.ts'

type Id = (...name: string[]) => string

const days = 90

interface Scope {
  name: string
  place: string
  organizationId: string
  zone: string
  columns: { location_id?: string; vehicle_id?: string; user_id?: string }
}

export async function seedObservations(tx: Prisma.TransactionClient, company: Company, id: Id, now: Date) {
  const metrics = await tx.metric.findMany({
    where: { rootId: id('organization', company.tree.name) },
    select: { id: true, key: true, formulas: { select: { numerator: true } } },
  })
  const scopesOf = await readScopes(tx, company, id)
  const instants = new Map<string, { at: Date; weekday: number }>()
  const rows = profiles.flatMap((profile) => {
    const metric = metrics.find(({ key }) => key === profile.metric || key.endsWith(`-${profile.metric}`))!
    const above = numeratorOf(metric.formulas[0]!.numerator)
    return scopesOf(profile.of).flatMap((scope, i) => {
      const random = new Random(seedOf(`${company.tree.name} ${profile.metric} ${scope.name}`))
      const own = new Random(seedOf(scope.name)).next() * 2 - 1
      return Array.from({ length: days }, (_, n) => days - 1 - n).flatMap((ago) => {
        const { at, weekday } = instantAt(instants, now, scope.zone, ago, profile.hour)
        const moment: Moment = {
          ago,
          weekday,
          share: 1 - ago / days,
          random,
          own,
          name: scope.name,
          place: scope.place,
        }
        const values = profile.read(moment)
        if (!values || at > now) return []
        const [numerator, denominator] = [above(values.map((one) => new Decimal(one))), new Decimal(values[1]!)]
        return [
          {
            metric_id: metric.id,
            organization_id: scope.organizationId,
            ...scope.columns,
            at,
            values,
            numerator,
            denominator,
            value: denominator.isZero() ? null : numerator.dividedBy(denominator),
            source: profile.source,
            source_key: `${scope.name} ${i} ${at.toISOString().slice(0, 10)}`,
          },
        ]
      })
    })
  })
  const actorId = uuidOf(company.hands.find(({ level }) => level === 'ADMIN')!.email)
  await tx.$executeRawUnsafe(insert, actorId, JSON.stringify(rows))
}

// What a machine sends is there a little after it was measured.
const insert = `
  insert into observation (metric_id, formula_number, organization_id, location_id, vehicle_id, user_id, at, "values", numerator,
    denominator, value, source, source_key, entered_by_id, created_at)
  select metric_id, 1, organization_id, location_id, vehicle_id, user_id, at, "values", numerator, denominator, value, source, source_key,
    $1::uuid, at + interval '4 minutes'
  from json_to_recordset($2::json) as given(
    metric_id uuid, organization_id uuid, location_id uuid, vehicle_id uuid, user_id uuid, at timestamptz, "values" numeric[],
    numerator numeric, denominator numeric, value numeric, source text, source_key text)
  order by at`

/** All formulas here are one data point, perhaps in percent, by the other; but for how far a pressure is off. */
function numeratorOf(numerator: string): (values: Decimal[]) => Decimal {
  const factor = numerator.endsWith('* 100') ? 100 : 1
  return numerator.startsWith('abs')
    ? ([value, reference]) => value!.minus(reference!).abs().times(factor)
    : ([value]) => value!.times(factor)
}

const seedOf = (text: string) => Number.parseInt(uuidOf(text).slice(0, 8), 16)

/** An hour of the wall clock so many days ago; the same for all that is measured there. */
function instantAt(
  known: Map<string, { at: Date; weekday: number }>,
  now: Date,
  zone: string,
  ago: number,
  hour: number,
) {
  const key = `${zone} ${ago} ${hour}`
  const found = known.get(key)
  if (found) return found
  const wall = new Date(Math.floor(wallOf(now, zone).getTime() / day - ago) * day + hour * 3_600_000)
  const made = { at: instantOf(wall, zone), weekday: wall.getUTCDay() }
  known.set(key, made)
  return made
}

async function readScopes(tx: Prisma.TransactionClient, { tree, hands }: Company, id: Id) {
  const places = new Map<string, Place>()
  const walk = (place: Place) => {
    places.set(place.name, place)
    place.below.forEach(walk)
  }
  walk(tree)
  const rootId = id('organization', tree.name)
  const inTree = { organization: { rootId } }
  const at = (place: string) => ({ place, organizationId: id('organization', place), zone: places.get(place)!.zone })
  const vehicles = await tx.vehicle.findMany({
    where: { ...inTree, status: 'ACTIVE' },
    orderBy: { legacyId: 'asc' },
    include: { organization: true },
  })
  const locations = await tx.location.findMany({ where: inTree, include: { organization: true } })
  return (of: Measured): Scope[] => {
    if ('vehicles' in of) {
      return vehicles
        .filter(({ type }) => of.vehicles.includes(type))
        .map((one) => ({ ...at(one.organization.legalName), name: one.unitNumber, columns: { vehicle_id: one.id } }))
    }
    if ('roles' in of) {
      return hands
        .filter(({ role }) => of.roles.includes(role))
        .map((one) => ({ ...at(one.at), name: one.name, columns: { user_id: uuidOf(one.email) } }))
    }
    if ('locations' in of) {
      return locations
        .filter(({ name }) => of.locations.includes(name))
        .map((one) => ({ ...at(one.organization.legalName), name: one.name, columns: { location_id: one.id } }))
    }
    return of.organizations.filter((name) => places.has(name)).map((name) => ({ ...at(name), name, columns: {} }))
  }
}
