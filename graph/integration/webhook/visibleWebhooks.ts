import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { isUuid, uuidOf, type LoadNodes } from '../../kernel/node.ts'
import { anyOf } from '../../kernel/scope.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

/** Webhooks are seen by whoever may make them. */
export function visibleWebhooks(context: Context): Prisma.WebhookWhereInput {
  return anyOf(
    context
      .requireViewer()
      .organizationsWith('organization.administer')
      .map(({ column, ids }): Prisma.WebhookWhereInput =>
        column === 'rootId' ? { rootId: { in: ids } } : { organizationId: { in: ids } },
      ),
  )
}

export const loadWebhooks: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'Webhook', select: { id: true } })
  const where = { AND: [visibleWebhooks(context), { id: { in: ids.filter(isUuid) } }] }
  const rows = await context.db.prisma.webhook.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

export const loadDeliveries: LoadNodes = async (ids, context, info) => {
  const query = queryFromInfo({ context, info, typeName: 'WebhookDelivery', select: { id: true } })
  const where = { webhook: visibleWebhooks(context), id: { in: ids.filter(isUuid) } }
  const rows = await context.db.prisma.webhookDelivery.findMany({ ...query, where })
  return ids.map((id) => rows.find((row) => row.id === id) ?? null)
}

/** The webhook that a mutation has written, for its answer. */
export function loadWritten(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'Webhook', select: { id: true } })
  return context.db.prisma.webhook.findUniqueOrThrow({ ...query, where: { id } })
}

/** The same of a delivery. */
export function loadWrittenDelivery(context: Context, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context, info, typeName: 'WebhookDelivery', select: { id: true } })
  return context.db.prisma.webhookDelivery.findUniqueOrThrow({ ...query, where: { id } })
}

/** The webhook that an input names, which who sees it may change. */
export async function webhookNamed(context: Context, id: string) {
  const webhook = await context.db.prisma.webhook.findFirst({
    where: { AND: [visibleWebhooks(context), { id: uuidOf('Webhook', id, 'The webhook') }] },
  })
  if (!webhook) throw new NotFoundError('The webhook')
  return webhook
}
