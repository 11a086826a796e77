// An import is its maker's alone, as long as they read the metric and see the organization.
import { declareNode } from '../../../kernel/declareNode.ts'
import type { Prisma } from '../../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../../kernel/context.ts'
import { ConflictError } from '../../../kernel/errors.ts'
import { visibleMetrics } from '../../metric/visibleMetrics.ts'
import { visibleOrganizations } from '../../../organization/organization/visibleOrganizations.ts'
import { enteredColumns, enteredMetric, entryObstacle } from '../enteredMetric.ts'
import { diffOf, type Diff } from './diff.ts'
import * as t from '../__generated__/messages.ts'
import { the } from '../../../kernel/noun.ts'

/** Those that are the viewer's. */
export const importsOf = (context: Context): Prisma.ObservationImportWhereInput => ({
  createdById: context.requireViewer().id,
  metric: visibleMetrics(context),
  organization: visibleOrganizations(context),
})

const imports = declareNode('ObservationImport', importsOf, { what: the('Import') })
export const { loadWritten: loadWrittenImport } = imports

/** The import that an input names, not yet taken. */
export async function openImport(context: Context, globalId: string) {
  const found = await imports.named(context, globalId)
  if (found.committedAt) throw new ConflictError(t.importedAlready)
  return found
}

/** What a metric needs for entering data, refused where none is entered. */
async function metricToEnter(context: Context, id: string) {
  const metric = await enteredMetric(
    await context.db.prisma.metric.findUniqueOrThrow({ where: { id }, select: enteredColumns }),
  )
  const obstacle = entryObstacle(metric)
  if (obstacle) throw new ConflictError(obstacle)
  return metric
}

interface Compared {
  metricId: string
  organizationId: string
  text: string
}

/** What a file would change as things are now; worked out once a request. */
export async function compare(context: Context, { metricId, organizationId, text }: Compared): Promise<Diff> {
  const metric = await metricToEnter(context, metricId)
  const organization = await context.db.prisma.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { id: true, path: true },
  })
  return diffOf(context, metric, organization, text)
}

/** How many rows would do what, and what tells this comparison from another. */
export async function countsOf(context: Context, given: Compared) {
  const { counts, fingerprint } = await compare(context, given)
  return { ...counts, fingerprint }
}
