import { noun } from '../../kernel/noun.ts'
import { anyOfThese, organizationsOver } from '../../kernel/reach.ts'
import { inLibrary } from '../../kernel/searched.ts'
import * as t from './__generated__/messages.ts'

noun('DirectoryContact', t.one, t.many, t.the, {
  table: 'contact',
  audited: {
    labels: {
      phone: t.phone,
      department: t.department,
      department_group: t.departmentGroup,
      system: t.system,
      module_screen: t.moduleScreen,
      stakeholder: t.stakeholder,
      supported_tour: t.supportedTour,
      relationship: t.relationship,
    },
  },
  searched: {
    ...inLibrary('CONTACT', 'A shared contact; personal contacts are excluded.', 'contact'),
    reach: (context, parameters) =>
      `x.relationship <> 'PERSONAL' and ${anyOfThese([organizationsOver(context.requireViewer(), 'x.organization_id', 'x.root_id', parameters)])}`,
  },
  exported: {
    description: 'The contact directory.',
    field: 'directoryContacts',
    columns: {
      Number: 'internalID',
      Name: 'name',
      Email: 'email',
      Phone: 'phone',
      Organization: 'organizationName',
      Department: 'department',
      Group: 'departmentGroup',
      Relationship: 'relationship',
      Screen: 'moduleScreen',
      Tour: 'supportedTour',
      System: 'system',
      Status: 'status',
    },
  },
})
