// Who supports a screen or a tour: found by what their contact says of itself, the nearest organization first.
import type { GraphQLResolveInfo } from 'graphql'
import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy, uuidOf } from '../../kernel/node.ts'
import { visibleOrganizations } from '../../organization/organization/visibleOrganizations.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { unstorable } from '../../kernel/validation.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { visibleContacts } from './visibleContacts.ts'

interface Asked {
  screens: string[]
  tours: string[]
  rootId: string
  path: string
}

/** Their own organization and those above it by how near they are, then those below; those who know the tour before others. */
const statement = `
  select c.id from contact c join organization o on o.id = c.organization_id
  where c.root_id = $1 and c.status = 'ACTIVE' and (c.owner_id is null or c.owner_id = $5)
    and (lower(c.module_screen) = any($3::text[]) or lower(c.supported_tour) = any($4::text[]))
  order by case when starts_with($2, o.path) then length($2) - length(o.path) else 10000 + length(o.path) end,
    lower(c.supported_tour) = any($4::text[]) desc, c.name, c.id
  limit 50`

async function supporters(context: Context, info: GraphQLResolveInfo, { screens, tours, rootId, path }: Asked) {
  const viewer = context.requireViewer()
  const lower = (texts: string[]) => texts.map((text) => text.replace(/^\/+/, '').toLowerCase()).filter(Boolean)
  const rows = await context.db.run(statement, [rootId, path, lower(screens), lower(tours), viewer.id])
  const ids = rows.map(([id]) => id as string)
  const query = queryFromInfo({ context, info, typeName: 'DirectoryContact', select: { id: true } })
  const found = await context.db.prisma.contact.findMany({
    ...query,
    where: { AND: [visibleContacts(viewer), { id: { in: ids } }] },
  })
  return ids.flatMap((id) => found.find((contact) => contact.id === id) ?? [])
}

builder.queryField('supportFor', (t) =>
  t.field({
    type: [DirectoryContact],
    description: 'Who supports a screen or a tour, the nearest organization first; at most 50.',
    ...policy('organizations.read'),
    args: {
      organizationId: t.arg.id({
        description: 'Where support is needed; where the viewer belongs first, if left out.',
      }),
      screen: t.arg.string({ description: 'The screen, as activerecords.' }),
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

/** The screens that every record is worked on. */
const ofRecords = ['home', 'activerecords']

builder.prismaObjectField(Action, 'supportContacts', (t) =>
  t.field({
    type: [DirectoryContact],
    description:
      'Who supports it: its tour, the screen of its task item, or the screens of records; the nearest organization first.',
    select: {
      rootId: true,
      organization: { select: { path: true } },
      taskItem: { select: { system: true } },
      tour: { select: { name: true } },
    },
    resolve: ({ rootId, organization, taskItem, tour }, _args, context, info) =>
      supporters(context, info, {
        screens: [taskItem?.system ?? '', ...ofRecords],
        tours: [tour?.name ?? ''],
        rootId,
        path: organization.path,
      }),
  }),
)
