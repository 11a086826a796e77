import { mutation } from '../../kernel/mutation.ts'
import { loadWritten, webhookNamed } from './visibleWebhooks.ts'
import { Webhook } from './Webhook.ts'

mutation('redeliverFailedWebhookDeliveries', {
  description:
    'Sends all failed deliveries of a webhook again, in the order of their events, even if it is turned off.',
  policy: 'organization.administer',
  input: (t) => ({ id: t.id({ required: true, description: 'The webhook.' }) }),
  async resolve({ id }, { context, write }) {
    const { id: webhookId } = await webhookNamed(context, id)
    return write(async ({ webhookDelivery }) => {
      const { count } = await webhookDelivery.updateMany({
        where: { webhookId, state: 'FAILED' },
        data: { state: 'WAITING', attempts: 0, nextAt: context.now },
      })
      return { webhookId, count }
    })
  },
  success: (t) => ({
    count: t.exposeInt('count', { description: 'The number of deliveries sent again.' }),
    webhook: t.field({
      type: Webhook,
      description: 'The webhook.',
      resolve: ({ webhookId }, _args, context, info) => loadWritten(context, info, webhookId),
    }),
  }),
})
