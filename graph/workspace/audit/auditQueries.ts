import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { AuditEntry } from './AuditEntry.ts'
import { AuditNoun } from './AuditNoun.ts'
import { readAudit } from './readAudit.ts'

type ArgBuilder = Pick<Parameters<Parameters<typeof builder.queryField>[1]>[0], 'arg'>

const filters = (t: ArgBuilder) => ({
  noun: t.arg({ type: AuditNoun, description: 'Only changes of this kind of object.' }),
  actorId: t.arg.id({ description: 'Only changes made by this user.' }),
  since: t.arg({ type: 'DateTime', description: 'Only changes at or after this time.' }),
  until: t.arg({ type: 'DateTime', description: 'Only changes before this time.' }),
})

builder.prismaObjectField(Organization, 'audit', (t) =>
  t.connection({
    type: AuditEntry,
    description: 'The audit log of the organization, newest first, limited to entries the viewer may read.',
    args: {
      ...filters(t),
      fromDay: t.arg({
        type: 'Date',
        description: 'Only changes on or after this local day of the organization, e.g. 2026-11-20.',
      }),
      toDay: t.arg({ type: 'Date', description: 'Only changes on or before this local day of the organization.' }),
      includeBelow: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Includes changes in sub-organizations.',
      }),
    },
    select: { id: true, rootId: true, path: true, timeZone: true },
    resolve: (organization, args, context) => readAudit(context, args, organization),
  }),
)

declareOrganizationPermissions({
  readAudit: [
    "Whether the viewer may read the whole audit log; otherwise it only contains the viewer's own changes.",
    'audit.read',
  ],
})

builder.queryField('auditEntries', (t) =>
  t.connection({
    type: AuditEntry,
    description: 'All changes the viewer may read, newest first.',
    ...policy('audit.read'),
    args: filters(t),
    resolve: (_root, args, context) => readAudit(context, args),
  }),
)
