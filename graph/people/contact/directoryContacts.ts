import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import { builder } from '../../kernel/builder.ts'
import { ActiveStatus } from '../../organization/department/ActiveStatus.ts'
import { badArgument } from '../../kernel/errors.ts'
import { policy } from '../../kernel/node.ts'
import { pageByNumber } from '../../kernel/paging.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { unstorable } from '../../kernel/validation.ts'
import { DirectoryContact } from './DirectoryContact.ts'
import { Relationship } from './Relationship.ts'
import { visibleContacts } from './visibleContacts.ts'

const having = (text: string) => ({ contains: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const })
const named = (text: string) => ({ equals: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const })

/** Every word is somewhere in it. */
const found = (search: string): Prisma.ContactWhereInput[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => ({
      OR: (
        [
          'name',
          'email',
          'phone',
          'department',
          'departmentGroup',
          'system',
          'moduleScreen',
          'stakeholder',
          'supportedTour',
        ] as const
      ).map((column) => ({ [column]: having(word) })),
    }))

builder.queryField('directoryContacts', (t) =>
  t.connection({
    type: DirectoryContact,
    description:
      'The contacts in sight, by name: those of the organizations where one belongs, above and below, and one’s own.',
    ...policy('organizations.read'),
    args: {
      search: t.arg.string({ description: 'Words that are in it, anywhere.' }),
      relationship: t.arg({ type: Relationship, description: 'Only those who are this.' }),
      screen: t.arg.string({ description: 'Only those who help with this screen.' }),
      tour: t.arg.string({ description: 'Only those who help with the tour of this name.' }),
      status: t.arg({ type: ActiveStatus, description: 'Only those still turned to, or only those no longer.' }),
    },
    resolve: (_root, args, context, info) => {
      const { search = '', screen, tour } = args
      for (const [name, text] of Object.entries({ search, screen, tour })) {
        if (unstorable(text).length) throw badArgument(name, 'leave out characters that are none')
      }
      const query = queryFromInfo({
        context,
        info,
        typeName: 'DirectoryContact',
        paths: [['edges', 'node']],
        select: { id: true, legacyId: true },
      })
      const where: Prisma.ContactWhereInput = {
        AND: [
          visibleContacts(context.requireViewer()),
          { relationship: args.relationship ?? undefined, status: args.status ?? undefined },
          ...found(search ?? ''),
          ...(screen ? [{ moduleScreen: named(screen.replace(/^\/+/, '')) }] : []),
          ...(tour ? [{ supportedTour: named(tour) }] : []),
        ],
      }
      const orderBy = [{ name: 'asc' as const }, { legacyId: 'asc' as const }]
      return pageByNumber('contacts', args, (page) =>
        context.db.prisma.contact.findMany({ ...query, where, orderBy, ...page }),
      )
    },
  }),
)
