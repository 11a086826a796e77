import { builder } from '../builder.ts'

export const ImportProblem = builder.objectRef<{ field: string; message: string }>('ImportProblem').implement({
  description: 'What is wrong with a row.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The column.' }),
    message: t.exposeString('message', { description: 'What would be right.' }),
  }),
})
