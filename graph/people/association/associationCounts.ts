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
  description: 'Counts of association requests, organizations, departments and groups visible to the viewer.',
  fields: (t) => ({
    pending: t.exposeInt('pending', {
      description: "The number of pending requests: the viewer's own and those they may decide on.",
    }),
    accepted: t.exposeInt('accepted', {
      description: "The number of accepted requests: the viewer's own and those they may decide on.",
    }),
    organizations: t.exposeInt('organizations', {
      description: 'The number of organizations the viewer belongs to, including their sub-organizations.',
    }),
    departments: t.exposeInt('departments', {
      description: 'The number of departments in use in these organizations.',
    }),
    groups: t.exposeInt('groups', { description: 'The number of groups in use in these organizations.' }),
  }),
})

builder.queryField('associationCounts', (t) =>
  t.field({
    type: AssociationCounts,
    description: 'Counts of the association requests, organizations, departments and groups visible to the viewer.',
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
