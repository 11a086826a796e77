// What rows of REST have flat: an object a part would be three calls more for each of a thousand rows.
import { builder } from '../../kernel/builder.ts'
import { legacy } from '../../kernel/legacy.ts'
import { User } from '../../people/user/User.ts'
import { Action } from './Action.ts'

builder.prismaObjectFields(Action, (t) => {
  const time = (column: 'scheduledStart' | 'scheduledEnd' | 'actualStart' | 'actualEnd', description: string) =>
    t.expose(column, { type: 'DateTime', nullable: true, description, ...legacy() })
  return {
    scheduledStart: time('scheduledStart', 'The earliest time it may start.'),
    scheduledEnd: time('scheduledEnd', 'When it is due.'),
    actualStart: time('actualStart', 'When it began.'),
    actualEnd: time('actualEnd', 'When it was completed.'),
    escalatedTo: t.relation('escalatedTo', {
      type: User,
      nullable: true,
      description: 'The user it was escalated to.',
      ...legacy(),
    }),
  }
})
