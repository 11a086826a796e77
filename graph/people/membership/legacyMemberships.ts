import { builder } from '../../kernel/builder.ts'
import { prismaList } from '../../kernel/listing.ts'
import { legacy } from '../../kernel/legacy.ts'
import { listArgs } from '../../kernel/paging.ts'
import { Membership } from './Membership.ts'
import { heldAt, visibleMemberships } from '../../kernel/membership/visibleMemberships.ts'

builder.queryField('legacyMemberships', (t) =>
  t.prismaField({
    type: [Membership],
    description:
      'Who has which department, group and role now, as far as the viewer sees that, and their own; by number.',
    ...legacy('departments.read'),
    args: listArgs(t),
    resolve: (query, _root, args, context) =>
      prismaList(context, args, {
        model: 'membership',
        query,
        where: {
          OR: [
            visibleMemberships(context, 'departments.read'),
            { AND: [heldAt(context.now), { userId: context.requireViewer().id }] },
          ],
        },
        orderBy: { legacyId: 'asc' },
      }),
  }),
)
