import { builder } from '../../kernel/builder.ts'

export const ProcedureStatus = builder.enumType('ProcedureStatus', {
  description: 'How far a procedure has come with a record.',
  values: {
    OPEN: { description: 'Nobody has opened its panel yet.' },
    STARTED: { description: 'Its panel was opened.' },
    DONE: { description: 'Somebody said that it is done.' },
  },
})
