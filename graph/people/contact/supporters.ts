// Who supports a screen or a tour: found by what their contact says of itself, the nearest organization first.
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { visibleContacts } from './visibleContacts.ts'

interface Asked {
  screens: string[]
  tours: string[]
  rootId: string
  path: string
}

/**
 * Their own organization and those above it by how near they are, then those below; those who know the tour before
 * others.
 */
const statement = `
  select c.id from contact c join organization o on o.id = c.organization_id
  where c.root_id = $1 and c.status = 'ACTIVE' and (c.owner_id is null or c.owner_id = $5)
    and (lower(c.module_screen) = any($3::text[]) or lower(c.supported_tour) = any($4::text[]))
  order by case when starts_with($2, o.path) then length($2) - length(o.path) else 10000 + length(o.path) end,
    lower(c.supported_tour) = any($4::text[]) desc, c.name, c.id
  limit 50`

export async function supporters(context: Context, info: GraphQLResolveInfo, { screens, tours, rootId, path }: Asked) {
  const viewer = context.requireViewer()
  const lower = (texts: string[]) => texts.map((text) => text.replace(/^\/+/, '').toLowerCase()).filter(Boolean)
  const rows = await context.db.run<[id: string]>(statement, [rootId, path, lower(screens), lower(tours), viewer.id])
  const ids = rows.map(([id]) => id)
  const query = queryFromInfo({ context, info, typeName: 'DirectoryContact', select: { id: true } })
  const found = await context.db.prisma.contact.findMany({
    ...query,
    where: { AND: [visibleContacts(viewer), { id: { in: ids } }] },
  })
  return ids.flatMap((id) => found.find((contact) => contact.id === id) ?? [])
}
