import { mutation } from '../../kernel/mutation.ts'
import { globalId } from '../../kernel/node.ts'
import { deleteVersioned } from '../../kernel/versioned.ts'
import { webhookNamed } from './visibleWebhooks.ts'
import { the } from '../../kernel/noun.ts'

mutation('deleteWebhook', {
  description: 'Deletes a webhook and its delivery log; pending deliveries are not sent.',
  policy: 'organization.administer',
  stepUp: true,
  input: (t) => ({
    id: t.id({ required: true, description: 'The webhook.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen } = await webhookNamed(context, input.id)
    const version = input.version ?? seen
    return write(async ({ webhook }) => {
      await deleteVersioned(webhook, the('Webhook'), { id, version })
      return { deletedId: globalId('Webhook', id) }
    })
  },
  success: (t) => ({
    deletedId: t.exposeID('deletedId', { description: 'The id of the deleted object.' }),
  }),
})
