import { builder } from '../../kernel/builder.ts'
import { policy } from '../../kernel/node.ts'
import { firstPlace } from './firstPlace.ts'
import { PracticeBoard } from './PracticeBoard.ts'
import { readBoard } from './readBoard.ts'

builder.queryField('userPractices', (t) =>
  t.field({
    type: PracticeBoard,
    nullable: true,
    description:
      'How far the place that a user belongs to first is with best practice; null where the viewer sees neither.',
    ...policy('people.read'),
    args: { uuid: t.arg.string({ required: true, description: 'The uuid of the user.' }) },
    resolve: async (_root, { uuid }, context) => {
      const place = await firstPlace(context, uuid)
      return place && readBoard(context, place)
    },
  }),
)
