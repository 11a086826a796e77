import { builder } from '../builder.ts'

export const ImportProblem = builder.objectRef<{ field: string; message: string }>('ImportProblem').implement({
  description: 'A problem of a row.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The column with the problem.' }),
    message: t.exposeString('message', { description: 'How to correct the problem.' }),
  }),
})
