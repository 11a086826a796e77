import { randomUUID } from 'node:crypto'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { overlapHours, secretOf } from './secret.ts'
import { loadWritten, webhookNamed } from './visibleWebhooks.ts'
import { Webhook } from './Webhook.ts'
import { the } from '../../kernel/noun.ts'

mutation('rotateWebhookSecret', {
  description: 'Rotates the secret of a webhook; for 24 hours, deliveries are also signed with the previous secret.',
  policy: 'organization.administer',
  stepUp: true,
  input: (t) => ({
    id: t.id({ required: true, description: 'The webhook.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
  }),
  async resolve(input, { context, write }) {
    const { id, version: seen, secretName: oldSecretName } = await webhookNamed(context, input.id)
    const version = input.version ?? seen
    const secretName = randomUUID()
    const oldSecretUntil = new Date(context.now.getTime() + overlapHours * 3_600_000)
    return write(async ({ webhook }) => {
      await changeVersioned(
        webhook,
        the('Webhook'),
        { id, version, secretName: oldSecretName },
        { secretName, oldSecretName, oldSecretUntil },
        { shown: {} },
      )
      return { webhookId: id, secretName }
    })
  },
  success: (t) => ({
    secret: t.string({
      description: 'The new secret; it is returned only once.',
      resolve: ({ secretName }, _args, { services }) => secretOf(services.keys, secretName),
    }),
    webhook: t.field({
      type: Webhook,
      description: 'The webhook after the change.',
      resolve: ({ webhookId }, _args, context, info) => loadWritten(context, info, webhookId),
    }),
  }),
})
