import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Node, policy } from '../../kernel/node.ts'
import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { User } from '../../people/user/User.ts'
import { WebhookEvent } from './enums.ts'
import type { EventName } from './events.ts'
import { visibleWebhooks } from './visibleWebhooks.ts'
import { mostOfOrganization } from './webhookInput.ts'
import { keptIn } from '../../kernel/messages/keptText.ts'
import * as m from './__generated__/messages.ts'

export const Webhook = builder.prismaObject('Webhook', {
  description: 'An endpoint that is notified of events in an organization and its sub-organizations.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    organization: t.relation('organization', {
      type: Organization,
      description: 'The organization whose events are delivered; includes its sub-organizations.',
    }),
    name: t.exposeString('name', { description: 'The display name.' }),
    url: t.expose('url', { type: 'URL', description: 'The URL to which deliveries are sent.' }),
    events: t.field({
      type: [WebhookEvent],
      description: 'The events that are delivered.',
      select: { events: true },
      resolve: ({ events }) => events as EventName[],
    }),
    filter: t.expose('filter', {
      type: 'JSON',
      nullable: true,
      description:
        'The `ActionFilter` that delivered action records match; null for all; JSON, since an input type cannot be returned.',
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether the webhook receives events.' }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the webhook was turned off automatically; null if it was not.',
    }),
    pausedReason: t.string({
      nullable: true,
      description: 'Why the webhook was turned off automatically; null if it was not.',
      select: { pausedReason: true },
      resolve: ({ pausedReason }, _args, { language }) => keptIn(language, pausedReason) || null,
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when all delivery attempts have failed; null if the last attempt succeeded.',
    }),
    oldSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when deliveries are also signed with the previous secret; null if it is no longer used.',
      select: { oldSecretUntil: true },
      resolve: ({ oldSecretUntil }, _args, { now }) => (oldSecretUntil && oldSecretUntil > now ? oldSecretUntil : null),
    }),
    createdBy: t.relation('createdBy', { type: User, description: 'The user who created it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
  }),
})

builder.prismaObjectFields(Organization, (t) => ({
  webhooks: t.field({
    type: [Webhook],
    description: `The webhooks of the organization, at most ${mostOfOrganization}, oldest first; empty if the viewer may not add any.`,
    select: { id: true },
    resolve: ({ id }, _args, context, info) =>
      loadChildren(context, info, {
        model: 'webhook',
        type: 'Webhook',
        key: 'organizationId',
        parentId: id,
        where: visibleWebhooks(context),
        orderBy: { legacyId: 'asc' },
      }),
  }),
}))

declareOrganizationPermissions({
  addWebhook: [
    'Whether the viewer may add webhooks that receive events of the organization.',
    'organization.administer',
    m.archived,
  ],
})
