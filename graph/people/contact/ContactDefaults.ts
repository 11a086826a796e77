import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { availableContacts, noOfItems, readDefaults, type Defaults } from './defaults.ts'
import { DirectoryContact } from './DirectoryContact.ts'

const most = 200
const byName = [{ name: 'asc' as const }, { legacyId: 'asc' as const }]

export const ContactDefaults = builder.objectRef<Defaults>('ContactDefaults').implement({
  description: "The viewer's default contacts, in order.",
  fields: (t) => ({
    noOfItems: t.int({ description: 'The maximum number of default contacts.', resolve: () => noOfItems }),
    version: t.exposeInt('version', {
      description: 'The version number, which increases with every change. 0 if nothing has been chosen yet.',
    }),
    isChosen: t.boolean({
      description: 'Whether the viewer chose the default contacts; otherwise they are the first contacts by name.',
      resolve: ({ chosen }) => chosen !== null,
    }),
    data: t.field({
      type: [DirectoryContact],
      description: 'The contacts to choose from, sorted by name, at most 200.',
      resolve: (_defaults, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'DirectoryContact', select: { id: true } })
        return context.db.prisma.contact.findMany({
          ...query,
          where: availableContacts(context),
          orderBy: byName,
          take: most,
        })
      },
    }),
    selected: t.field({
      type: [DirectoryContact],
      description: 'The default contacts, in order; deleted and archived contacts are omitted.',
      resolve: async ({ chosen }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'DirectoryContact', select: { id: true } })
        const where = availableContacts(context)
        if (!chosen) return context.db.prisma.contact.findMany({ ...query, where, orderBy: byName, take: noOfItems })
        const rows = await context.db.prisma.contact.findMany({
          ...query,
          where: { AND: [where, { id: { in: chosen } }] },
        })
        return chosen.flatMap((id) => rows.find((row) => row.id === id) ?? [])
      },
    }),
  }),
})

builder.queryField('contactDefaults', (t) =>
  t.field({
    type: ContactDefaults,
    description: "The viewer's default contacts.",
    ...policy('signedIn'),
    resolve: (_root, _args, context) => readDefaults(context),
  }),
)
