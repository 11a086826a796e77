import type { Context } from '../../kernel/context.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'

interface Asked {
  organizationId: string | null
  askedFor: string
}

/**
 * The organization of a request, where the viewer sees it. It is looked for by what was asked for, whether or not there
 * is one: what is not told takes no other statement than what is.
 */
export async function readAskedOrganization<Row extends { id: string; rootId: string }>(
  context: Context,
  { organizationId, askedFor }: Asked,
  query: object,
): Promise<Row | null> {
  const loader = context.loader<string, Row | null>(`asked for ${JSON.stringify(query)}`, async (ids) => {
    const where = { AND: [visibleOrganizations(context), { id: { in: [...ids] } }] }
    const rows = (await context.db.prisma.organization.findMany({ ...query, where })) as unknown as Row[]
    return ids.map((id) => rows.find((row) => row.id === id) ?? null)
  })
  const found = await loader.load(askedFor)
  return organizationId ? found : null
}
