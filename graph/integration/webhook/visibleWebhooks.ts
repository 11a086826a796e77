import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { anyOf } from '../../kernel/scope.ts'

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

export const { loadWritten, named: webhookNamed } = declareNode('Webhook', visibleWebhooks)

export const visibleDeliveries = (context: Context): Prisma.WebhookDeliveryWhereInput => ({
  webhook: visibleWebhooks(context),
})

export const { loadWritten: loadWrittenDelivery } = declareNode('WebhookDelivery', visibleDeliveries)
