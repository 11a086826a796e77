import type { builder } from '../../kernel/builder.ts'
import { Import } from './Import.ts'
import { loadWrittenImport } from './visibleImports.ts'

type Types = (typeof builder)['$inferSchemaTypes']
type SuccessBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { importId: string }>

/** The fields of an answer that is the import. */
export const importInAnswer = (t: SuccessBuilder) => ({
  import: t.field({
    type: Import,
    description: 'The import after the change.',
    resolve: ({ importId }, _args, context, info) => loadWrittenImport(context, info, importId),
  }),
})
