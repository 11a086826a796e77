import { builder } from '../../kernel/builder.ts'

export const ProcedureStatus = builder.enumType('ProcedureStatus', {
  description: 'The status of a procedure of a record.',
  values: {
    OPEN: { description: 'Its panel has not been opened yet.' },
    STARTED: { description: 'Its panel was opened.' },
    DONE: { description: 'A user marked it as done.' },
  },
})
