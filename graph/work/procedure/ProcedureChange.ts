import { builder } from '../../kernel/builder.ts'
import { User } from '../../people/user/User.ts'
import { ProcedureStatus } from './ProcedureStatus.ts'

export const ProcedureChange = builder.prismaObject('ProcedureChange', {
  description: 'A change of the status of a procedure of a record; changes are immutable.',
  select: { id: true, procedureId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'An id that identifies the change.' }),
    status: t.expose('status', { type: ProcedureStatus, description: 'The new status.' }),
    by: t.relation('by', { type: User, description: 'The user who made the change.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
  }),
})
