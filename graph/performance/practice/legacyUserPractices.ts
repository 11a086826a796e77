import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { firstPlace } from './firstPlace.ts'
import { PracticeBoard } from './PracticeBoard.ts'
import { readBoard } from './readBoard.ts'

builder.queryField('legacyUserPractices', (t) =>
  t.field({
    type: PracticeBoard,
    nullable: true,
    description:
      'How far the place that a user belongs to first is with best practice; null where the viewer sees neither.',
    ...legacy('people.read'),
    args: { uuid: t.arg.string({ required: true, description: 'The uuid of the user.' }) },
    resolve: async (_root, { uuid }, context) => {
      const place = await firstPlace(context, uuid)
      return place && readBoard(context, place)
    },
  }),
)
