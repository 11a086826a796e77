import { builder } from '../../kernel/builder.ts'

interface ProcedureTypeShape {
  referTo: string
  icon: string
  action: string
  type: string
}

export const ProcedureType = builder.objectRef<ProcedureTypeShape>('ProcedureType').implement({
  description: 'What a procedure opens, and whether it is offered.',
  fields: (t) => ({
    referTo: t.exposeString('referTo', { description: 'The panel that it opens, as quickLaunch.' }),
    icon: t.exposeString('icon', { description: 'The name of its icon.' }),
    action: t.exposeString('action', { description: 'Whether it is offered: show or hide.' }),
    type: t.exposeString('type', { description: 'What it opens: a panel.' }),
  }),
})
