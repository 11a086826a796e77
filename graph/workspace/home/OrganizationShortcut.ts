import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { declarePermissions } from '../../kernel/declarePermissions.ts'
import { permissionAt } from '../../kernel/permission.ts'
import { sitesOf, type Site } from './sites.ts'

export const ShortcutSlot = builder.enumType('ShortcutSlot', {
  description: 'An external shortcut that an organization can configure.',
  values: {
    ACCOUNTING: { description: 'An accounting application.' },
    DISPATCH: { description: 'A dispatch site.' },
    FINANCE: { description: 'A personal finance application.' },
  },
})

const OrganizationShortcut = builder.objectRef<Site>('OrganizationShortcut').implement({
  description: 'An external shortcut of a root organization; it may not be set.',
  fields: (t) => ({
    slot: t.expose('slot', { type: ShortcutSlot, description: 'The slot of the shortcut.' }),
    name: t.exposeString('name', { description: 'The display name.' }),
    url: t.expose('url', {
      type: 'URL',
      nullable: true,
      description: 'The https URL it opens; null if not set.',
    }),
    version: t.exposeInt('version', {
      description: 'Increases with every change; 0 if never set; updates name the version they are based on.',
    }),
  }),
})

builder.prismaObjectField(Organization, 'shortcuts', (t) =>
  t.field({
    type: [OrganizationShortcut],
    description: 'The three external shortcuts, defined by the root organization.',
    select: { rootId: true },
    resolve: ({ rootId }, _args, context) => sitesOf(context, rootId),
  }),
)

declarePermissions(
  Organization,
  { rootId: true },
  {
    editShortcuts: [
      'Whether the viewer may set the external shortcuts of the root organization.',
      (viewer, { rootId }) => permissionAt(viewer, 'organization.administer', { rootId, organizationId: rootId }),
    ],
  },
)
