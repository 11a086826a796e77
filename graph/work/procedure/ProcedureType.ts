import { builder } from '../../kernel/builder.ts'

interface ProcedureTypeShape {
  referTo: string
  icon: string
  action: string
  type: string
}

export const ProcedureType = builder.objectRef<ProcedureTypeShape>('ProcedureType').implement({
  description: 'The panel a procedure opens, and whether it is shown.',
  fields: (t) => ({
    referTo: t.exposeString('referTo', { description: 'The name of the panel it opens, e.g. quickLaunch.' }),
    icon: t.exposeString('icon', { description: 'The name of the icon.' }),
    action: t.exposeString('action', { description: 'Whether it is shown: show or hide.' }),
    type: t.exposeString('type', { description: 'The type of what it opens; always a panel.' }),
  }),
})
