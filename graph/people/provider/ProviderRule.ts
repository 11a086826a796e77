import { builder } from '../../kernel/builder.ts'
import { Department } from '../../organization/department/Department.ts'
import { Group } from '../../organization/department/Group.ts'
import { departmentInSight, groupInSight } from '../../organization/department/visibleDepartments.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { AccessLevel } from '../membership/AccessLevel.ts'
import type { CheckedRule } from './rules.ts'

export const ProviderRule = builder.objectRef<CheckedRule>('ProviderRule').implement({
  description: 'Where people belong whom an identity provider says to be of a group.',
  fields: (t) => ({
    providerGroup: t.exposeString('group', { description: 'The group, as the provider says it.' }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization that they belong to; null if it is gone.',
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    department: t.field({
      type: Department,
      nullable: true,
      description: 'Their department; null if the rule names none, or if it is gone.',
      resolve: ({ departmentId }, _args, context, info) =>
        departmentId ? departmentInSight(context, info, departmentId) : null,
    }),
    group: t.field({
      type: Group,
      nullable: true,
      description: 'Their group in that department; null if the rule names none, or if it is gone.',
      resolve: ({ groupId }, _args, context, info) => (groupId ? groupInSight(context, info, groupId) : null),
    }),
    accessLevel: t.field({
      type: AccessLevel,
      description: 'Their access level.',
      resolve: ({ accessLevel }) => accessLevel,
    }),
    isInUse: t.exposeBoolean('isInUse', {
      description: 'Whether it counts; false if its organization, department or group is gone or archived.',
    }),
  }),
})

export const ProviderRuleInput = builder.inputType('ProviderRuleInput', {
  description: 'Where people belong whom an identity provider says to be of a group.',
  fields: (t) => ({
    providerGroup: t.string({ required: true, description: 'The group, as the provider says it.' }),
    organizationId: t.id({ required: true, description: 'The organization that they belong to, in the tree.' }),
    departmentId: t.id({ description: 'Their department; none if omitted.' }),
    groupId: t.id({ description: 'Their group in that department; none if omitted.' }),
    accessLevel: t.field({ type: AccessLevel, required: true, description: 'Their access level, never ADMIN.' }),
  }),
})
