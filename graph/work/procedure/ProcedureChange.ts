import { builder } from '../../kernel/builder.ts'
import { User } from '../../people/user/User.ts'
import { ProcedureStatus } from './ProcedureStatus.ts'

export const ProcedureChange = builder.prismaObject('ProcedureChange', {
  description: 'A status that a procedure of a record was given; it is never changed.',
  select: { id: true, procedureId: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Tells two changes apart.' }),
    status: t.expose('status', { type: ProcedureStatus, description: 'What it became.' }),
    by: t.relation('by', { type: User, description: 'Who did it.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
})
