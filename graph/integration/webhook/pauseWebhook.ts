import { statusMutations } from '../../kernel/statusMutations.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { loadWritten, webhookNamed } from './visibleWebhooks.ts'
import { Webhook } from './Webhook.ts'
import { the } from '../../kernel/noun.ts'

statusMutations<boolean, { webhookId: string }>(
  the('Webhook'),
  {
    pauseWebhook: {
      to: false,
      description: 'Turns a webhook off; events that happen until it is resumed are not delivered.',
    },
    resumeWebhook: { to: true, description: 'Turns a webhook on; events that waited while it was off are then sent.' },
  },
  {
    policy: 'organization.administer',
    async resolve(input, { context, write }, isActive) {
      const { id, version: seen } = await webhookNamed(context, input.id)
      const { now } = context
      return write(async (tx) => {
        const change = { isActive, pausedAt: null, pausedReason: '', failingSince: null }
        const shown = { shown: { isActive } }
        await changeVersioned(tx.webhook, the('Webhook'), { id, version: input.version ?? seen }, change, shown)
        await tx.webhookDelivery.updateMany({
          where: { webhookId: id, ...(isActive ? { state: 'WAITING', nextAt: null } : { nextAt: { not: null } }) },
          data: { nextAt: isActive ? now : null },
        })
        return { webhookId: id }
      })
    },
    success: (t) => ({
      webhook: t.field({
        type: Webhook,
        description: 'The webhook after the change.',
        resolve: ({ webhookId }, _args, context, info) => loadWritten(context, info, webhookId),
      }),
    }),
  },
)
