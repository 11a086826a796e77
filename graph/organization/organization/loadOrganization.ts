import type { GraphQLResolveInfo } from 'graphql'
import type { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { loadViewer } from '../../kernel/loadViewer.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Organization } from './Organization.ts'

/** One organization for a mutation's answer, seen because the mutation concerns it. */
export function loadOrganization(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } })
  return context.db.prisma.organization.findUniqueOrThrow({ ...query, where: { id } })
}

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { organizationId: string }>

/** The fields of an answer that is the organization. */
export const organizationInAnswer = (t: SuccessBuilder) => ({
  organization: t.field({
    type: Organization,
    description: 'The organization after the change.',
    resolve: ({ organizationId }, _args, context, info) => loadOrganization(context, info, organizationId),
  }),
})

/**
 * Where a change of the tree changes what the viewer reaches: the rest of this request and the next one know it at
 * once.
 */
export async function renewViewer(context: Context): Promise<void> {
  const { sessionId } = context.requireViewer()
  // Somebody in whose name a job works has no session; the job reads them anew.
  if (!sessionId) return
  context.services.viewers.forget(sessionId)
  context.viewer = await loadViewer(context.db, sessionId, context.now)
}
