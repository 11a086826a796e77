import { ConflictError, NotFoundError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { loadWrittenDelivery, visibleWebhooks } from './visibleWebhooks.ts'
import { WebhookDelivery } from './WebhookDelivery.ts'
import * as m from './__generated__/messages.ts'

mutation('redeliverWebhookDelivery', {
  description:
    'Sends a successful or failed delivery again under the same webhook-id, even if the webhook is turned off.',
  policy: 'organization.administer',
  input: (t) => ({ id: t.id({ required: true, description: 'The delivery.' }) }),
  async resolve(input, { context, write }) {
    const id = uuidOf('WebhookDelivery', input.id, m.theDelivery)
    const found = await context.db.prisma.webhookDelivery.findFirst({
      where: { id, webhook: visibleWebhooks(context) },
      select: { id: true },
    })
    if (!found) throw new NotFoundError(m.theDelivery)
    return write(async ({ webhookDelivery }) => {
      // What is held, since its webhook is off, may be sent by itself.
      const { count } = await webhookDelivery.updateMany({
        where: { id, nextAt: null },
        data: { state: 'WAITING', attempts: 0, nextAt: context.now },
      })
      if (!count) throw new ConflictError(m.onItsWay)
      return { deliveryId: id }
    })
  },
  success: (t) => ({
    delivery: t.field({
      type: WebhookDelivery,
      description: 'The delivery in its current state.',
      resolve: ({ deliveryId }, _args, context, info) => loadWrittenDelivery(context, info, deliveryId),
    }),
  }),
})
