import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { rootName } from '../../kernel/rootName.ts'
import { Relationship } from './Relationship.ts'
import { permissionToEdit } from './visibleContacts.ts'

export const DirectoryContact = builder.prismaObject('Contact', {
  name: 'DirectoryContact',
  description:
    'A person to contact, inside or outside the organization, such as for a stakeholder, system, screen or tour.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'The numeric id.', ...legacy() }),
    name: t.exposeString('name', { description: 'The name of the contact.' }),
    email: t.field({
      type: 'EmailAddress',
      nullable: true,
      description: 'Where mail reaches them; null where it does not.',
      select: { email: true },
      resolve: ({ email }) => email || null,
    }),
    phone: t.exposeString('phone', { description: "The contact's phone number." }),
    department: t.exposeString('department', { description: "The contact's department, as free text." }),
    departmentGroup: t.exposeString('departmentGroup', {
      description: "The contact's group within the department, as free text.",
    }),
    system: t.exposeString('system', { description: 'The system that the contact supports.' }),
    moduleScreen: t.exposeString('moduleScreen', {
      description: 'The screen that the contact supports, as its route, such as activerecords.',
    }),
    stakeholder: t.exposeString('stakeholder', { description: 'The stakeholder that the contact represents.' }),
    supportedTour: t.exposeString('supportedTour', { description: 'The name of the tour that the contact supports.' }),
    relationship: t.expose('relationship', {
      type: Relationship,
      description: 'How the contact is related to the organization or the viewer.',
    }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether the contact is active or archived.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    rootName: t.field(rootName),
    organizationName: t.string({
      description: 'The organization whose directory lists the contact.',
      select: { organization: { select: { legalName: true } } },
      resolve: ({ organization }) => organization.legalName,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The organization whose directory lists the contact; null if not visible to the viewer.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    userId: t.id({
      nullable: true,
      description: 'The id of the user that the contact refers to; null for anyone else.',
      select: { userId: true },
      resolve: ({ userId }) => userId && globalId('User', userId),
    }),
  }),
})

declarePermissions(
  DirectoryContact,
  { ownerId: true, rootId: true, organizationId: true },
  {
    edit: ['Whether the viewer may change or archive the contact.', permissionToEdit],
  },
)
