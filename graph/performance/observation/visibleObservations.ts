import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { ForbiddenError, NotFoundError } from '../../kernel/errors.ts'
import { visibleMetrics } from '../metric/visibleMetrics.ts'
import { parseGlobalId, type LoadNodes } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { reachesPlaced } from '../../kernel/placed.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { the } from '../../kernel/noun.ts'

/** The observations of metrics that the viewer reads, in organizations that they see. */
const visibleObservations = (context: Context): Prisma.ObservationWhereInput => ({
  metric: visibleMetrics(context),
  organization: visibleOrganizations(context),
})

/** The number in the name of an id; none where it is no number that can be. */
const observationId = (name: string | undefined) => (name && /^[1-9]\d{0,17}$/.test(name) ? BigInt(name) : undefined)

/** The number in the id of an observation; none where it is no such id. */
export function observationIn(id: string): bigint | undefined {
  const parsed = parseGlobalId(id)
  return parsed?.type === 'Observation' ? observationId(parsed.name) : undefined
}

export const loadObservations: LoadNodes = async (names, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Observation', select: { id: true } })
  const ids = names.flatMap((name) => observationId(name) ?? [])
  const rows = await context.db.prisma.observation.findMany({
    ...query,
    where: { AND: [visibleObservations(context), { id: { in: ids } }] },
  })
  return names.map((name) => rows.find(({ id }) => String(id) === name) ?? null)
}

/** The observation that a mutation has written, for its answer. */
export function loadWrittenObservation(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Observation', select: { id: true } })
  return context.db.prisma.observation.findUniqueOrThrow({ ...query, where: { id: BigInt(id) } })
}

/** The observation that an input names, seen by the viewer, who enters data where it is. */
export async function observationToChange(context: Context, globalId: string) {
  const id = observationIn(globalId)
  const found =
    id &&
    (await context.db.prisma.observation.findFirst({
      where: { AND: [visibleObservations(context), { id }] },
      select: {
        id: true,
        metricId: true,
        organizationId: true,
        version: true,
        at: true,
        voidedAt: true,
        organization: { select: { rootId: true } },
        metric: { select: { name: true } },
        formula: true,
      },
    }))
  if (!found) throw new NotFoundError(the('Observation'))
  const viewer = context.requireViewer()
  const { rootId } = found.organization
  const { organizationId } = found
  if (!reachesPlaced(viewer, 'metrics.enter', { rootId, organizationId, departmentId: null, groupId: null })) {
    throw new ForbiddenError(viewer.refusal('metrics.enter', rootId))
  }
  return found
}
