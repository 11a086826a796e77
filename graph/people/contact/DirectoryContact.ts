import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { legacy } from '../../kernel/legacy.ts'
import { globalId, Node, policy } from '../../kernel/node.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { organizationInSight } from '../../organization/organization/visibleOrganizations.ts'
import { Permission } from '../../kernel/permission.ts'
import { Relationship } from './Relationship.ts'
import { permissionToEdit } from './visibleContacts.ts'

export const DirectoryContact = builder.prismaObject('Contact', {
  name: 'DirectoryContact',
  description: 'Somebody to turn to, in the house or outside: for whom, for which system, screen or tour.',
  interfaces: [Node],
  select: { id: true },
  ...policy('organizations.read'),
  fields: (t) => ({
    internalID: t.exposeInt('legacyId', { description: 'Its number.', ...legacy() }),
    name: t.exposeString('name', { description: 'What they are called.' }),
    email: t.field({
      type: 'EmailAddress',
      nullable: true,
      description: 'Where mail reaches them; null where it does not.',
      select: { email: true },
      resolve: ({ email }) => email || null,
    }),
    phone: t.exposeString('phone', { description: 'Where they are called.' }),
    department: t.exposeString('department', { description: 'The department they are of, in their own words.' }),
    departmentGroup: t.exposeString('departmentGroup', { description: 'The group of it.' }),
    system: t.exposeString('system', { description: 'The system that they know.' }),
    moduleScreen: t.exposeString('moduleScreen', { description: 'The screen that they help with, as activerecords.' }),
    stakeholder: t.exposeString('stakeholder', { description: 'On whose behalf they act.' }),
    supportedTour: t.exposeString('supportedTour', { description: 'The tour that they help with, by its name.' }),
    relationship: t.expose('relationship', {
      type: Relationship,
      description: 'What they are to those who turn to them.',
    }),
    status: t.expose('status', { type: ActiveStatus, description: 'Whether they are still turned to.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    organizationName: t.string({
      description: 'The organization whose directory it stands in.',
      select: { organization: { select: { legalName: true } } },
      resolve: ({ organization }) => organization.legalName,
    }),
    organization: t.field({
      type: Organization,
      nullable: true,
      description: 'The same, where the viewer sees it.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _args, context, info) => organizationInSight(context, info, organizationId),
    }),
    userId: t.id({
      nullable: true,
      description: 'The id of the person of the house that it is, where it is one.',
      select: { userId: true },
      resolve: ({ userId }) => userId && globalId('User', userId),
    }),
    viewerCanEdit: t.field({
      type: Permission,
      description: 'Whether the viewer may change and archive it.',
      select: { ownerId: true, rootId: true, organizationId: true },
      resolve: (contact, _args, context) => permissionToEdit(context.requireViewer(), contact),
    }),
  }),
})
