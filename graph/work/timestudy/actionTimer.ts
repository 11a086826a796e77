import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'

builder.prismaObjectField(Action, 'workedSecs', (t) =>
  t.exposeInt('workedSecs', {
    description: 'How long it was worked on in seconds, without what is under way since it is in its status.',
  }),
)
