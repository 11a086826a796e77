import type { Db } from '../../kernel/db.ts'

export interface Industry {
  codes: { naics: string; revision: number }[]
  /** The organization whose industries they are: the nearest upward that has any. */
  organizationId: string
  organization: string
}

const statement = `
  with above as (
    select o.id, o.legal_name from organization o
    where o.root_id = $1 and $2 like o.path || '%' and exists (select 1 from industry_classification c where c.organization_id = o.id)
    order by length(o.path) desc limit 1)
  select c.naics, above.id, above.legal_name, c.revision from above join industry_classification c on c.organization_id = above.id
  order by c.is_primary desc, c.naics`

/** The industries of an organization, else of the nearest above it that has any; null where none has. */
export async function readIndustry(
  db: Db,
  { rootId, path }: { rootId: string; path: string },
): Promise<Industry | null> {
  const rows = await db.run<[string, string, string, number]>(statement, [rootId, path])
  const [first] = rows
  return first
    ? {
        codes: rows.map(([naics, , , revision]) => ({ naics, revision })),
        organizationId: first[1],
        organization: first[2],
      }
    : null
}
