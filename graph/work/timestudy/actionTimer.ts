import { Action } from '../action/Action.ts'
import { builder } from '../../kernel/builder.ts'

builder.prismaObjectField(Action, 'workedSecs', (t) =>
  t.exposeInt('workedSecs', {
    description: 'The time worked in seconds, excluding the time since the record entered its current status.',
  }),
)
