import { builder } from '../../kernel/builder.ts'
import { Organization } from '../../organization/organization/Organization.ts'
import { Permission, permissionAt } from '../../kernel/permission.ts'
import { sitesOf, type Site } from './sites.ts'

export const ShortcutSlot = builder.enumType('ShortcutSlot', {
  description: 'The external shortcuts that an organization can set.',
  values: {
    ACCOUNTING: { description: 'An accounting app.' },
    DISPATCH: { description: 'A dispatch site.' },
    FINANCE: { description: 'A personal-finance app.' },
  },
})

const OrganizationShortcut = builder.objectRef<Site>('OrganizationShortcut').implement({
  description: 'An external shortcut of a root organization, set or not.',
  fields: (t) => ({
    slot: t.expose('slot', { type: ShortcutSlot, description: 'Which one it is.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    url: t.expose('url', {
      type: 'URL',
      nullable: true,
      description: 'The https address that it leads to; null where none is set.',
    }),
    version: t.exposeInt('version', {
      description: 'Grows with every change, 0 where none is set; a change names the version it was made from.',
    }),
  }),
})

builder.prismaObjectField(Organization, 'shortcuts', (t) =>
  t.field({
    type: [OrganizationShortcut],
    description: 'The three external shortcuts, those of its root organization.',
    select: { rootId: true },
    resolve: ({ rootId }, _args, context) => sitesOf(context, rootId),
  }),
)

builder.prismaObjectField(Organization, 'viewerCanEditShortcuts', (t) =>
  t.field({
    type: Permission,
    description: 'Whether the viewer may set the external shortcuts of its root organization.',
    select: { rootId: true },
    resolve: ({ rootId }, _args, context) =>
      permissionAt(context.requireViewer(), 'organization.administer', { rootId, organizationId: rootId }),
  }),
)
