import { Action } from '../action/Action.ts'
import { loadAction } from '../action/readActions.ts'
import { builder } from '../../kernel/builder.ts'
import { File } from '../../organization/file/File.ts'
import { NamedVehicle } from '../../organization/vehicle/NamedVehicle.ts'
import { User } from '../../people/user/User.ts'

export const ChecklistAnswer = builder.prismaObject('ChecklistAnswer', {
  description: 'The answer to a checklist item on a record.',
  select: { id: true },
  fields: (t) => ({
    passed: t.exposeBoolean('passed', { nullable: true, description: 'Whether it passes.' }),
    number: t.exposeFloat('number', {
      nullable: true,
      description: 'The number that was entered; null for an item of another kind.',
    }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'The text that was entered; null for an item of another kind.',
    }),
    choice: t.exposeString('choice', { nullable: true, description: 'The chosen option.' }),
    file: t.relation('file', { type: File, nullable: true, description: 'The photo.' }),
    failed: t.exposeBoolean('failed', { description: 'Whether the answer calls for a follow-up.' }),
    note: t.exposeString('note', { description: 'A note on the answer.' }),
    vehicle: t.relation('vehicle', {
      type: NamedVehicle,
      nullable: true,
      description: 'The vehicle the answer is about; null if it names none beside that of the record.',
    }),
    answeredBy: t.relation('answeredBy', { type: User, description: 'The user who answered.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', description: 'When the item was answered.' }),
    version: t.exposeInt('version', {
      description:
        'The version number, which increases with every change; pass it to mutations to detect conflicting changes.',
    }),
    hasFollowUp: t.boolean({
      description: 'Whether a follow-up record was created from the answer.',
      select: { followUpId: true },
      resolve: ({ followUpId }) => followUpId !== null,
    }),
    followUp: t.field({
      type: Action,
      nullable: true,
      description: 'The follow-up record created from the answer; null if none or not visible to the viewer.',
      select: { followUpId: true },
      resolve: ({ followUpId }, _args, context, info) => (followUpId ? loadAction(context, info, followUpId) : null),
    }),
  }),
})
