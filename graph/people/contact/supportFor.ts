import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy, uuidOf } from '../../kernel/node.ts'
import { unstorable } from '../../kernel/validation.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { supporters } from './supporters.ts'

builder.queryField('supportFor', (t) =>
  t.field({
    type: [DirectoryContact],
    description: 'The support contacts of a screen or tour, nearest organization first; at most 50.',
    ...policy('organizations.read'),
    args: {
      organizationId: t.arg.id({
        description: 'The organization that needs support; defaults to the first one the viewer belongs to.',
      }),
      screen: t.arg.string({ description: 'The name of the screen, e.g. activerecords.' }),
      tour: t.arg.string({ description: 'The name of the tour.' }),
    },
    resolve: async (_root, { organizationId, screen, tour }, context, info) => {
      for (const [name, text] of Object.entries({ screen, tour }))
        if (unstorable(text).length) throw badArgument(name, 'leave out characters that are none')
      const place = organizationId ? await placeNamed(context, organizationId) : context.requireViewer().memberships[0]
      if (!place || !(screen || tour)) return []
      return supporters(context, info, {
        screens: [screen ?? ''],
        tours: [tour ?? ''],
        rootId: place.rootId,
        path: place.path,
      })
    },
  }),
)

/** What is absent or foreign has nobody. */
async function placeNamed(context: Context, organizationId: string) {
  try {
    const id = uuidOf('Organization', organizationId)
    return await context.db.prisma.organization.findFirst({
      where: { AND: [visibleOrganizations(context), { id }] },
      select: { rootId: true, path: true },
    })
  } catch {
    return null
  }
}
