import type { ObservationFilter } from '../../__generated__/ObservationsSectionQuery.graphql.ts'
import { scopeOf } from '../metric/scopes.ts'

/** Which rows the address asks for: of what, and of when. */
export interface Rows {
  /** The id of what they are of. */
  of: string | null
  from: string | null
  to: string | null
  includeVoided: boolean
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

const instantIn = (text: string | null) => (text && instant.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

/**
 * `scope` is an organization, location, vehicle or person, `from` and `to` are instants, `voided` shows what counts no
 * more too.
 */
export const rowsIn = (search: URLSearchParams): Rows => ({
  of: search.get('scope'),
  from: instantIn(search.get('from')),
  to: instantIn(search.get('to')),
  includeVoided: search.has('voided'),
})

/** What rows are asked for, as the filter of the list. */
export function observationFilter({ of, from, to, includeVoided }: Rows): ObservationFilter {
  const { organizationId, locationId, vehicleId, userId } = scopeOf(of) ?? {}
  return {
    organization: organizationId ? { below: organizationId } : null,
    location: locationId ? { eq: locationId } : null,
    vehicle: vehicleId ? { eq: vehicleId } : null,
    person: userId ? { eq: userId } : null,
    at: from || to ? { gte: from, lt: to } : null,
    voidedAt: includeVoided ? null : { isNull: true },
  }
}
