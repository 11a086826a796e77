import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LimitReachedError, NotFoundError, ValidationError } from '../../kernel/errors.ts'
import { mutation } from '../../kernel/mutation.ts'
import { uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { requireAt } from '../../kernel/permission.ts'
import { check } from '../../kernel/validation.ts'
import { WebhookEvent } from './enums.ts'
import { ActionFilter } from '../../work/action/actionFilter.ts'
import { secretOf } from './secret.ts'
import { loadWritten } from './visibleWebhooks.ts'
import { Webhook } from './Webhook.ts'
import { keptFilter } from './webhookFilter.ts'
import { filterMeaning, mostOfOrganization, requireAddress, webhookRules } from './webhookInput.ts'
import { the } from '../../kernel/noun.ts'
import * as m from './__generated__/messages.ts'

mutation('createWebhook', {
  description: 'Creates a webhook that receives events of an organization and its sub-organizations from now on.',
  policy: 'organization.administer',
  stepUp: true,
  input: (t) => ({
    organizationId: t.id({ required: true, description: 'The organization.' }),
    name: t.string({ required: true, description: 'The display name.' }),
    url: t.field({
      type: 'URL',
      required: true,
      description: 'The delivery URL; must use https and be on the public internet.',
    }),
    events: t.field({ type: [WebhookEvent], required: true, description: 'The events that are delivered.' }),
    filter: t.field({ type: ActionFilter, description: filterMeaning }),
  }),
  errors: [LimitReachedError],
  async resolve(input, { context, write }) {
    const viewer = context.requireViewer()
    const organizationId = uuidOf('Organization', input.organizationId)
    const organization = await context.db.prisma.organization.findFirst({
      where: { AND: [visibleOrganizations(context), { id: organizationId }] },
      select: { rootId: true, archivedAt: true },
    })
    if (!organization) throw new NotFoundError(the('Organization'))
    requireAt(viewer, 'organization.administer', { rootId: organization.rootId, organizationId })
    const data = check(z.object(webhookRules), input)
    if (organization.archivedAt)
      throw new ValidationError([{ path: 'organizationId', message: m.archivedChooseAnother }])
    await requireAddress(data.url, context.services)
    const filter = await keptFilter(context, input.filter)
    return write(async (tx) => {
      await tx.$executeRaw`select from organization where id = ${organizationId}::uuid for no key update`
      const count = await tx.webhook.count({ where: { organizationId } })
      if (count >= mostOfOrganization) throw new LimitReachedError(m.tooMany({ most: mostOfOrganization }))
      const secretName = randomUUID()
      const { id } = await tx.webhook.create({
        data: { ...data, filter, organizationId, secretName, createdById: viewer.id, createdAt: context.now },
        select: { id: true },
      })
      return { webhookId: id, secretName }
    })
  },
  success: (t) => ({
    secret: t.string({
      description: 'The secret that signs deliveries, returned only once.',
      resolve: ({ secretName }, _args, { services }) => secretOf(services.keys, secretName),
    }),
    webhook: t.field({
      type: Webhook,
      description: 'The webhook.',
      resolve: ({ webhookId }, _args, context, info) => loadWritten(context, info, webhookId),
    }),
  }),
})
