import type { GraphQLResolveInfo } from 'graphql'
import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import type { builder } from '../../kernel/builder.ts'
import type { Context } from '../../kernel/context.ts'
import { NotFoundError } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/node.ts'
import { recordToAddTo } from '../note/collaboration.ts'
import { the } from '../../kernel/noun.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<(typeof builder)['$inferSchemaTypes'], 'InputObject'>
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)['$inferSchemaTypes'], { actionId: string }>

export const procedureOfRecordFields = (t: InputBuilder) => ({
  actionId: t.id({ required: true, description: 'The action record.' }),
  procedureId: t.id({ required: true, description: "The procedure, one of those of the record's task item." }),
})

/** The procedure of a record that an input names, where the viewer may add to the record; as the key of its row. */
export async function procedureOfRecord(context: Context, input: { actionId: string; procedureId: string }) {
  const { id: actionId } = await recordToAddTo(context, { actionId: input.actionId })
  const id = uuidOf('Procedure', input.procedureId)
  const procedure = await context.db.prisma.procedure.findFirst({
    where: { id, action: 'show', taskItem: { actions: { some: { id: actionId } } } },
    select: { id: true },
  })
  if (!procedure) throw new NotFoundError(the('Procedure'))
  return { actionId, procedureId: id }
}

/** The fields of an answer that is the record. */
export const recordInAnswer = (t: SuccessBuilder) => ({
  action: t.field({
    type: Action,
    nullable: true,
    description: 'The record after the change.',
    resolve: ({ actionId }, _args, context, info: GraphQLResolveInfo) => loadAction(context, info, actionId),
  }),
})
