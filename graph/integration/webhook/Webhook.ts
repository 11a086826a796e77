import { builder } from '../../kernel/builder.ts'
import { loadChildren } from '../../kernel/children.ts'
import { Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { User } from '../../people/user/User.ts'
import { WebhookEvent } from './enums.ts'
import type { EventName } from './events.ts'
import { visibleWebhooks } from './visibleWebhooks.ts'

export const Webhook = builder.prismaObject('Webhook', {
  description: 'An address that is told what happens in an organization and all below it.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organization.administer'),
  fields: (t) => ({
    organization: t.relation('organization', {
      type: Organization,
      description: 'Where what it is told happens, there or below.',
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    url: t.expose('url', { type: 'URL', description: 'Where deliveries are sent.' }),
    events: t.field({
      type: [WebhookEvent],
      description: 'What it is told.',
      select: { events: true },
      resolve: ({ events }) => events as EventName[],
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it is told anything.' }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was turned off by itself; null where that is not so.',
    }),
    pausedReason: t.string({
      nullable: true,
      description: 'Why it was turned off by itself; null where that is not so.',
      select: { pausedReason: true },
      resolve: ({ pausedReason }) => pausedReason || null,
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when every try has failed; null where the last one did not.',
    }),
    oldSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before signs too; null where it does no longer.',
      select: { oldSecretUntil: true },
      resolve: ({ oldSecretUntil }, _args, { now }) => (oldSecretUntil && oldSecretUntil > now ? oldSecretUntil : null),
    }),
    createdBy: t.relation('createdBy', { type: User, description: 'Who made it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
  }),
})

builder.prismaObjectFields(Organization, (t) => ({
  webhooks: t.field({
    type: [Webhook],
    description: 'The webhooks of the organization, the oldest first; none for who may not make any.',
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
  viewerCanAddWebhook: t.field({
    type: Permission,
    description: 'Whether the viewer may have a webhook told what happens in it.',
    select: { id: true, rootId: true, archivedAt: true },
    resolve: ({ id, rootId, archivedAt }, _args, context) =>
      permissionAt(
        context.requireViewer(),
        'organization.administer',
        { rootId, organizationId: id },
        archivedAt ? 'This organization is archived; nothing happens in it.' : undefined,
      ),
  }),
}))
