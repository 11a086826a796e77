import { builder } from '../../kernel/builder.ts'
import { firstOf } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { User } from '../user/User.ts'
import { visibleUsers } from '../user/visibleUsers.ts'
import { RoleMatrix } from './RoleMatrix.ts'

const found = `
  select m.user_id from search_entry s join membership m on m.id = s.id
  where s.kind = 'MEMBERSHIP' and s.root_id = $1 and s.text ilike $2 order by s.text, s.id limit 200`

builder.objectField(RoleMatrix, 'people', (t) =>
  t.field({
    type: [User],
    description: 'People of the organization and its sub-organizations who are visible to the viewer, sorted by name.',
    args: {
      search: t.arg.string({ required: true, defaultValue: '', description: 'Part of the name or email address.' }),
      first: t.arg.int({
        required: true,
        defaultValue: 20,
        description: 'The number of items to return, at most 100.',
      }),
    },
    resolve: async ({ rootId }, { search, first }, context, info) => {
      const pattern = `%${search
        .trim()
        .slice(0, 100)
        .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      const ids = (await context.db.runOnce<[id: string]>(found, [rootId, pattern])).map(([id]) => id)
      const query = queryFromInfo({ context, info, typeName: 'User', select: { id: true } })
      return context.db.prisma.user.findMany({
        ...query,
        where: { AND: [visibleUsers(context), { id: { in: ids } }] },
        orderBy: [{ name: 'asc' }, { legacyId: 'asc' }],
        take: firstOf(first),
      })
    },
  }),
)
