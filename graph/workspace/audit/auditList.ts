import { id, oneOf } from '../../kernel/list/conditions.ts'
import { listShape } from '../../kernel/list/listShape.ts'
import { declareView, modelOf } from '../../kernel/statement/models.ts'
import { inOrganization } from '../../organization/organization/inOrganization.ts'
import { AuditAction } from './AuditAction.ts'
import { AuditNoun } from './AuditNoun.ts'
import { entryDay, entryTime } from './entryTime.ts'

// An entry outlives its organization, so that the database knows of no relation.
declareView('auditLog', {
  ...modelOf('AuditEntry').fields,
  organization: { relation: { model: 'Organization', column: 'organization_id' } },
})

export const auditList = listShape('AuditEntry', {
  filter: {
    noun: oneOf(AuditNoun),
    action: oneOf(AuditAction),
    actor: id('User'),
    organization: inOrganization(),
    at: entryTime,
    day: entryDay,
  },
  orders: { AT: { about: 'By when the change was made.' } },
  usual: ['AT', 'DESC'],
})
