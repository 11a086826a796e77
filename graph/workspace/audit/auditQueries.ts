import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { includeBelowArg } from '../../organization/organization/belongings.ts'
import { declareOrganizationPermissions } from '../../organization/organization/declareOrganizationPermissions.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { AuditEntry } from './AuditEntry.ts'
import { auditList } from './auditList.ts'
import { readAudit } from './readAudit.ts'

builder.prismaObjectField(Organization, 'audit', (t) =>
  t.connection({
    type: AuditEntry,
    description: 'The audit log of the organization, limited to entries the viewer may read.',
    args: { ...auditList.args(t), ...includeBelowArg(t) },
    select: { id: true, rootId: true, path: true },
    resolve: (organization, { includeBelow, ...args }, context) =>
      readAudit(context, args, { ...organization, includeBelow }),
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
    description: 'All changes the viewer may read.',
    ...policy('audit.read'),
    args: auditList.args(t),
    resolve: (_root, args, context) => readAudit(context, args),
  }),
)
