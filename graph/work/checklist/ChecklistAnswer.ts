import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { File } from '../../organization/file/File.ts'
import { User } from '../../people/user/User.ts'

export const ChecklistAnswer = builder.prismaObject('ChecklistAnswer', {
  description: 'What was answered to an item on a record.',
  select: { id: true },
  fields: (t) => ({
    passed: t.exposeBoolean('passed', { nullable: true, description: 'Whether it passes.' }),
    number: t.exposeFloat('number', { nullable: true, description: 'The number.' }),
    text: t.exposeString('text', { nullable: true, description: 'The words.' }),
    choice: t.exposeString('choice', { nullable: true, description: 'What was chosen.' }),
    file: t.relation('file', { type: File, nullable: true, description: 'The picture.' }),
    failed: t.exposeBoolean('failed', { description: 'Whether it wants a follow-up.' }),
    note: t.exposeString('note', { description: 'What there is to say of it.' }),
    answeredBy: t.relation('answeredBy', { type: User, description: 'Who answered.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', description: 'When they did.' }),
    version: t.exposeInt('version', {
      description: 'Grows with every change; a change names the version it was made from.',
    }),
    hasFollowUp: t.boolean({
      description: 'Whether a record was made because of it.',
      select: { followUpId: true },
      resolve: ({ followUpId }) => followUpId !== null,
    }),
    followUp: t.field({
      type: Action,
      nullable: true,
      description: 'The record that was made because of it, where the viewer sees that.',
      select: { followUpId: true },
      resolve: ({ followUpId }, _args, context, info) => (followUpId ? loadAction(context, info, followUpId) : null),
    }),
  }),
})
