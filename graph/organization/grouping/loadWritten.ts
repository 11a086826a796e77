import type { builder } from '../../kernel/builder.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'
import { Grouping } from './Grouping.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { groupingId: string }>

/** The fields of an answer that is the grouping, seen because the mutation concerns it. */
export const groupingInAnswer = (t: SuccessBuilder) => ({
  grouping: t.field({
    type: Grouping,
    description: 'The saved grouping.',
    resolve: ({ groupingId }, _args, context, info) =>
      context.db.prisma.grouping.findUniqueOrThrow({
        ...queryFromInfo({ context, info, typeName: 'Grouping', select: { id: true } }),
        where: { id: groupingId },
      }),
  }),
})
