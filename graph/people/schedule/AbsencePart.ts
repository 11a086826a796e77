import { builder } from '../../kernel/builder.ts'
import { groupInSight } from '../../organization/department/visibleDepartments.ts'
import { Group } from '../../organization/department/Group.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { policy } from '../../kernel/node.ts'
import { User } from '../user/User.ts'

const AbsencePartScope = builder.enumType('AbsencePartScope', {
  description: 'Which work a part of an absence is about.',
  values: {
    ALL: { description: 'All work of the user who is away.' },
    ORGANIZATION: { description: 'The work of an organization and all below it.' },
    GROUP: { description: 'The work of a group and all below it.' },
  },
})

export const AbsencePart = builder.prismaObject('AbsencePart', {
  description: 'A part of an absence with a deputy of its own: some of its time, of its work, or of both.',
  select: { id: true },
  ...policy('people.read'),
  fields: (t) => ({
    deputy: t.relation('deputy', { type: User, description: 'The deputy who stands in for this part.' }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the part starts; null for the start of the absence.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the part ends; null for the end of the absence.',
    }),
    scope: t.field({
      type: AbsencePartScope,
      description: 'Which work the part is about.',
      select: { organizationId: true, groupId: true },
      resolve: ({ organizationId, groupId }) => (groupId ? 'GROUP' : organizationId ? 'ORGANIZATION' : 'ALL'),
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization whose work it is; null if it is none or not visible to the viewer.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) =>
        organizationId ? organizationInSight(context, info, organizationId) : null,
    }),
    group: t.field({
      type: Group,
      nullable: true,
      description: 'The group whose work it is; null if it is none.',
      select: { groupId: true },
      resolve: ({ groupId }, _args, context, info) => (groupId ? groupInSight(context, info, groupId) : null),
    }),
  }),
})
