import { builder } from '../../kernel/builder.ts'
import { policy, uuidLookedUp } from '../../kernel/node.ts'
import { Import } from './Import.ts'
import { visibleImports } from './visibleImports.ts'

builder.queryField('import', (t) =>
  t.prismaField({
    type: Import,
    nullable: true,
    description: 'The import with this id; null if it does not exist or is not visible to the viewer.',
    ...policy('signedIn'),
    args: { id: t.arg.id({ required: true, description: 'The global id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.prisma.import.findFirst({
        ...query,
        where: { AND: [visibleImports(context), { id: uuidLookedUp('Import', id) }] },
      }),
  }),
)
