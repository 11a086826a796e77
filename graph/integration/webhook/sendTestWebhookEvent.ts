import { mutation } from '../../kernel/mutation.ts'
import type { Facts } from './notedEvent.ts'
import { testEvent } from './events.ts'
import { loadWrittenDelivery, webhookNamed } from './visibleWebhooks.ts'
import { WebhookDelivery } from './WebhookDelivery.ts'

mutation('sendTestWebhookEvent', {
  description: 'Sends a single webhook.test event to a webhook, even if it is turned off.',
  policy: 'organization.administer',
  input: (t) => ({ id: t.id({ required: true, description: 'The webhook.' }) }),
  async resolve({ id }, { context, write }) {
    const viewer = context.requireViewer()
    const { id: webhookId, legacyId, name, organizationId } = await webhookNamed(context, id)
    const facts = { webhook: { id: webhookId, legacyId, name, byId: viewer.id } } satisfies Facts
    return write(async (tx) => {
      const delivery = { webhookId, subjectId: webhookId, nextAt: context.now }
      const { deliveries } = await tx.webhookEvent.create({
        data: {
          kind: testEvent,
          organizationId,
          subjectId: webhookId,
          facts,
          at: context.now,
          deliveries: { create: delivery },
        },
        select: { deliveries: { select: { id: true } } },
      })
      return { deliveryId: deliveries[0]!.id }
    })
  },
  success: (t) => ({
    delivery: t.field({
      type: WebhookDelivery,
      description: 'The test delivery, which is sent shortly.',
      resolve: ({ deliveryId }, _args, context, info) => loadWrittenDelivery(context, info, deliveryId),
    }),
  }),
})
