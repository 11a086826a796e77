import { Action } from '../../work/action/Action.ts'
import { builder } from '../../kernel/builder.ts'
import { eventColumns, eventOfRecord } from './eventOfRecord.ts'
import { icsOf } from '../../kernel/ics/ics.ts'

builder.prismaObjectFields(Action, (t) => ({
  ics: t.string({
    nullable: true,
    description:
      "The record as an iCalendar file, in its organization's time zone; null if it has neither a slot nor a due time.",
    select: eventColumns,
    resolve: (row, _args, context) => {
      const event = eventOfRecord(context.services.settings, context.requireViewer(), row)
      return event ? icsOf(event.title, [event]) : null
    },
  }),
}))
