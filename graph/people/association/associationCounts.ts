import { builder } from '../../kernel/builder.ts'
import { visibleDepartments } from '../../organization/department/visibleDepartments.ts'
import { policy } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { visibleRequests } from './visibleRequests.ts'

interface Counts {
  pending: number
  accepted: number
  organizations: number
  departments: number
  groups: number
}

const AssociationCounts = builder.objectRef<Counts>('AssociationCounts').implement({
  description: 'How many requests, and how many places to belong to, a viewer has in sight.',
  fields: (t) => ({
    pending: t.exposeInt('pending', {
      description: 'Pending requests: their own, and those that they may decide about.',
    }),
    accepted: t.exposeInt('accepted', { description: 'Accepted requests, of the same.' }),
    organizations: t.exposeInt('organizations', { description: 'Organizations that they belong to, with all below.' }),
    departments: t.exposeInt('departments', { description: 'Departments in use in these trees.' }),
    groups: t.exposeInt('groups', { description: 'Groups in use in these trees.' }),
  }),
})

builder.queryField('associationCounts', (t) =>
  t.field({
    type: AssociationCounts,
    description: 'What the viewer has in sight, in numbers.',
    ...policy('signedIn'),
    resolve: async (_root, _args, context): Promise<Counts> => {
      const { associationRequest, organization, department, group } = context.db.prisma
      const requests = visibleRequests(context)
      const departments = visibleDepartments(context)
      const [pending, accepted, ...places] = await Promise.all([
        associationRequest.count({ where: { AND: [requests, { status: 'PENDING' }] } }),
        associationRequest.count({ where: { AND: [requests, { status: 'ACCEPTED' }] } }),
        organization.count({ where: { AND: [visibleOrganizations(context), { archivedAt: null }] } }),
        department.count({ where: { AND: [departments, { status: 'ACTIVE' }] } }),
        group.count({ where: { department: { AND: [departments, { status: 'ACTIVE' }] }, status: 'ACTIVE' } }),
      ])
      return { pending, accepted, organizations: places[0], departments: places[1], groups: places[2] }
    },
  }),
)
