import type { Context } from '../../kernel/context.ts'

/** The month, 1 to 12, in which an organization's fiscal year begins: that of the nearest one above that says so. */
export async function fiscalMonthOf({ db }: Context, organizationId: string): Promise<number> {
  const [row] = await db.run<[number]>(
    `select b.fiscal_month from organization o join organization above on o.path like above.path || '%'
     join business_hours b on b.organization_id = above.id
     where o.id = $1 order by length(above.path) desc limit 1`,
    [organizationId],
  )
  return row?.[0] ?? 1
}
