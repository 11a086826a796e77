import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { AuditEntry } from './AuditEntry.ts'
import { AuditNoun } from './AuditNoun.ts'
import { readAudit } from './readAudit.ts'

type ArgBuilder = Pick<Parameters<Parameters<typeof builder.queryField>[1]>[0], 'arg'>

const filters = (t: ArgBuilder) => ({
  noun: t.arg({ type: AuditNoun, description: 'Only changes of this.' }),
  actorId: t.arg.id({ description: 'Only what this user changed.' }),
  since: t.arg({ type: 'DateTime', description: 'Only what was changed then or later.' }),
  until: t.arg({ type: 'DateTime', description: 'Only what was changed before.' }),
})

builder.prismaObjectField(Organization, 'audit', (t) =>
  t.connection({
    type: AuditEntry,
    description: 'What was changed in it, the newest first, as far as the viewer may read it.',
    args: {
      ...filters(t),
      fromDay: t.arg({
        type: 'Date',
        description: 'Only what was changed on this day or later, as 2026-11-20 by its own clocks.',
      }),
      toDay: t.arg({ type: 'Date', description: 'Only what was changed on this day or before.' }),
      includeBelow: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether in all that is below it too.',
      }),
    },
    select: { id: true, rootId: true, path: true, timeZone: true },
    resolve: (organization, args, context) => readAudit(context, args, organization),
  }),
)

builder.prismaObjectField(Organization, 'viewerCanReadAudit', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer reads all of its audit log; else what they changed themselves is there.',
    select: { id: true, rootId: true },
    resolve: ({ id, rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'audit.read', { rootId, organizationId: id }),
  }),
)

builder.queryField('auditEntries', (t) =>
  t.connection({
    type: AuditEntry,
    description: 'All changes that the viewer may read, the newest first.',
    ...policy('audit.read'),
    args: filters(t),
    resolve: (_root, args, context) => readAudit(context, args),
  }),
)
