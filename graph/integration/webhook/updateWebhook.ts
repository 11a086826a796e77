import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { changeVersioned } from '../../kernel/versioned.ts'
import { check } from '../../kernel/validation.ts'
import { ActionFilter } from '../../work/action/actionFilter.ts'
import { WebhookEvent } from './enums.ts'
import { loadWritten, webhookNamed } from './visibleWebhooks.ts'
import { Webhook } from './Webhook.ts'
import { keptFilter } from './webhookFilter.ts'
import { filterMeaning, requireAddress, webhookRules } from './webhookInput.ts'
import { the } from '../../kernel/noun.ts'

const shape = z.object({
  name: webhookRules.name.nullish(),
  url: webhookRules.url.nullish(),
  events: webhookRules.events.nullish(),
})

mutation('updateWebhook', {
  description: 'Updates a webhook; omitted fields are unchanged.',
  policy: 'organization.administer',
  stepUp: true,
  input: (t) => ({
    id: t.id({ required: true, description: 'The webhook.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    name: t.string({ description: 'The display name.' }),
    url: t.field({ type: 'URL', description: 'The delivery URL; must use https and be on the public internet.' }),
    events: t.field({ type: [WebhookEvent], description: 'The events that are delivered.' }),
    filter: t.field({ type: ActionFilter, description: filterMeaning }),
  }),
  clears: { filter: null },
  async resolve(input, { context, write }) {
    const before = await webhookNamed(context, input.id)
    const { name, url, events } = check(shape, input)
    if (url && url !== before.url) await requireAddress(url, context.services)
    const filter = await keptFilter(context, input.filter)
    const version = input.version ?? before.version
    const wanted = { name: name ?? undefined, url: url ?? undefined, events: events ?? undefined }
    return write(async (tx) => {
      await changeVersioned(
        tx.webhook,
        the('Webhook'),
        { id: before.id, version },
        { ...wanted, filter },
        { shown: wanted },
      )
      return { webhookId: before.id }
    })
  },
  success: (t) => ({
    webhook: t.field({
      type: Webhook,
      description: 'The webhook after the change.',
      resolve: ({ webhookId }, _args, context, info) => loadWritten(context, info, webhookId),
    }),
  }),
})
