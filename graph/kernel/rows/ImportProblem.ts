import { builder } from '../builder.ts'
import { textIn, type Said } from '../messages/text.ts'

export const ImportProblem = builder.objectRef<{ field: string; message: Said }>('ImportProblem').implement({
  description: 'A problem of a row.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The column with the problem.' }),
    message: t.string({
      description: 'How to correct the problem.',
      resolve: ({ message }, _args, { language }) => textIn(language, message),
    }),
  }),
})
