import type { Context } from '../../kernel/context.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import type { EnteredMetric } from './enteredMetric.ts'
import type { ObservationRow } from './writeObservations.ts'

const statement = `
  select given.n - 1, o.organization_id from unnest($2::text[], $3::text[], $4::uuid[]) with ordinality given(source, key, organization_id, n)
  join observation o on o.metric_id = $1::uuid and o.source = given.source and o.source_key = given.key
  where o.organization_id <> given.organization_id`

/** The places of rows whose source and key are those of an observation where the viewer enters no data. */
export async function foreignKeys(
  context: Context,
  { id, rootId }: EnteredMetric,
  rows: readonly (ObservationRow | null)[],
): Promise<number[]> {
  const viewer = context.requireViewer()
  const known = await context.db.runOnce<[number, string]>(statement, [
    id,
    rows.map((row) => row?.source),
    rows.map((row) => row?.sourceKey),
    rows.map((row) => row?.organizationId),
  ])
  const may = new Map<string, boolean>()
  return known.flatMap(([row, organizationId]) => {
    let mine = may.get(organizationId)
    if (mine === undefined)
      may.set(
        organizationId,
        (mine = reachesPlaced(viewer, 'metrics.enter', { rootId, organizationId, departmentId: null, groupId: null })),
      )
    return mine ? [] : [row]
  })
}
