import { builder } from '../../kernel/builder.ts'
import { isUuid, policy } from '../../kernel/node.ts'
import { Import } from './Import.ts'
import { visibleImports } from './visibleImports.ts'

builder.queryField('import', (t) =>
  t.prismaField({
    type: Import,
    nullable: true,
    description: 'The import with this uuid, or null where there is none for the viewer.',
    ...policy('signedIn'),
    args: { uuid: t.arg.string({ required: true, description: 'Its uuid.' }) },
    resolve: (query, _root, { uuid }, context) =>
      isUuid(uuid)
        ? context.db.prisma.import.findFirst({ ...query, where: { AND: [visibleImports(context), { id: uuid }] } })
        : null,
  }),
)
