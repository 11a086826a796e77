// When organizations work: each by the nearest row above it, read in its own zone; without any, Monday to Friday 9 to
// 17.
import type { Db } from '../../kernel/db.ts'
import type { Hours } from './businessTime.ts'
import type { WorkingWindow } from './workingWindows.ts'

export interface Closure {
  /** As 2027-01-01. */
  day: string
  name: string
}

export interface OrganizationHours {
  hours: Hours
  closures: readonly Closure[]
  fiscalMonth: number
  /** Of the row, 0 where there is none. */
  version: number
  /** Whose row it is; null for the hours that come with the product. */
  setAtId: string | null
}

const usual: WorkingWindow[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 }))

const statement = `
  select o.id, o.time_zone, h.organization_id, h.windows, h.closures, h.fiscal_month, h.version
  from organization o left join lateral (
    select b.* from business_hours b join organization above on above.id = b.organization_id
    where above.root_id = o.root_id and o.path like above.path || '%'
    order by length(above.path) desc limit 1) h on true
  where o.id = any($1::uuid[])`

/** The hours of each organization. */
export async function hoursOfOrganizations(db: Db, ids: readonly string[]): Promise<Map<string, OrganizationHours>> {
  const shared = new Map<string, Hours>()
  const rows = await db.run<
    [
      id: string,
      timeZone: string,
      setAtId: string | null,
      windows: WorkingWindow[] | null,
      closures: Closure[] | null,
      fiscalMonth: number | null,
      version: number | null,
    ]
  >(statement, [[...new Set(ids)]])
  return new Map(
    rows.map(([id, timeZone, setAtId, windows, closures, fiscalMonth, version]) => {
      const all = closures ?? []
      const made = { timeZone, windows: windows ?? usual, closures: all.map(({ day }) => day) }
      // Organizations with the same hours share what has been worked out of them.
      const key = JSON.stringify(made)
      const hours = shared.get(key) ?? made
      shared.set(key, hours)
      return [id, { hours, closures: all, fiscalMonth: fiscalMonth ?? 1, version: version ?? 0, setAtId }]
    }),
  )
}
