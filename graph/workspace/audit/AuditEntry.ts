import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { legacy } from '../../kernel/legacy.ts'
import { textIn } from '../../kernel/messages/text.ts'
import { Node, policy, registerNode } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { nounOf } from '../../kernel/noun.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../../people/user/User.ts'
import { AuditAction } from './AuditAction.ts'
import { aboutWhat, changesOf, rowFor, type Change } from './changes.ts'
import { findEntries, type Entry } from './readAudit.ts'
import { signInEvents } from '../../kernel/auth/recordSignIn.ts'

const AuditChange = builder.objectRef<Change>('AuditChange').implement({
  description: 'A changed field with its values before and after, in words.',
  fields: (t) => ({
    field: t.string({
      description: 'The display name of the field.',
      resolve: ({ field }, _args, { language }) => textIn(language, field),
    }),
    before: t.string({
      nullable: true,
      description: 'The value before the change; null if none.',
      resolve: ({ before }, _args, { language }) => textIn(language, before),
    }),
    after: t.string({
      nullable: true,
      description: 'The value after the change; null if none.',
      resolve: ({ after }, _args, { language }) => textIn(language, after),
    }),
    hiddenBecause: t.string({
      nullable: true,
      description: 'Why the values are hidden from the viewer; null if they are visible.',
      resolve: ({ hiddenBecause }, _args, { language }) => textIn(language, hiddenBecause),
    }),
  }),
})

export const AuditEntry = builder.objectRef<Entry>('AuditEntry').implement({
  description: 'A recorded change, kept permanently.',
  interfaces: [Node],
  ...policy('audit.read'),
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it was created.' }),
    noun: t.exposeString('noun', { description: 'The type of the changed object, for programs.' }),
    nounName: t.string({
      description: 'The type of the changed object, in words.',
      resolve: ({ noun }, _args, { language }) => textIn(language, nounOf(noun)?.label.one ?? noun),
    }),
    nounUuid: t.exposeString('nounId', { description: 'The uuid of what was changed.', ...legacy() }),
    about: t.string({
      description: 'The name of the changed object; empty if it has none.',
      resolve: async (entry, _args, context) => textIn(context.language, await aboutWhat(context, entry)),
    }),
    event: t.string({
      nullable: true,
      description: 'The event in words if no row changed, such as "signed in"; null for a change.',
      resolve({ noun, after }, _args, { language }) {
        const event = noun === 'SignIn' ? signInEvents[after?.event as keyof typeof signInEvents] : undefined
        return event ? event[0].in(language) : null
      },
    }),
    action: t.field({
      type: AuditAction,
      description: 'The kind of change.',
      resolve: ({ action }) => action as 'CREATE',
    }),
    before: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'The row before, without what is confidential to the viewer; null of what was made; JSON, since each noun has columns of its own.',
      resolve: (entry, _args, context) => rowFor(context, entry, entry.before),
    }),
    after: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'The row after, without what is confidential to the viewer; null of what was deleted; JSON, since each noun has columns of its own.',
      resolve: (entry, _args, context) => rowFor(context, entry, entry.after),
    }),
    changes: t.field({
      type: [AuditChange],
      description: 'Each field that changed, in words.',
      resolve: (entry, _args, context) => changesOf(context, entry),
    }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'The user who made the change; null for a failed sign-in.',
      resolve({ actorId }, _args, context, info) {
        if (!actorId) return null
        const query = queryFromInfo({ context, info, typeName: 'User', select: { id: true } })
        return rowsById(context, `actor ${JSON.stringify(query)}`, actorId, (ids) =>
          context.db.prisma.user.findMany({ ...query, where: { id: { in: ids } } }),
        )
      },
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description:
        'The organization in which the change was made; null if it no longer exists or is not visible to the viewer.',
      resolve({ organizationId }, _args, context, info) {
        if (!organizationId) return null
        const query = queryFromInfo({ context, info, typeName: 'Organization', select: { id: true } })
        return rowsById(context, `audited ${JSON.stringify(query)}`, organizationId, (ids) =>
          context.db.prisma.organization.findMany({
            ...query,
            where: { AND: [visibleOrganizations(context), { id: { in: ids } }] },
          }),
        )
      },
    }),
  }),
})

/** A row by its uuid, all that a request asks for at once. */
function rowsById(context: Context, name: string, id: string, find: (ids: string[]) => Promise<{ id: string }[]>) {
  const loader = context.loader<string, object | null>(name, async (ids) => {
    const rows = await find([...ids])
    return ids.map((one) => rows.find((row) => row.id === one) ?? null)
  })
  return loader.load(id) as Promise<never>
}

registerNode('AuditEntry', (ids, context) => findEntries(context, ids))
