// Imports are seen by whoever may import where they belong.
import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { anyOf } from '../../kernel/scope.ts'

export const visibleImports = (context: Context): Prisma.ImportWhereInput =>
  anyOf(
    context
      .requireViewer()
      .organizationsWith('organization.administer')
      .map(({ column, ids }): Prisma.ImportWhereInput =>
        column === 'rootId' ? { rootId: { in: ids } } : { organizationId: { in: ids } },
      ),
  )

export const { loadWritten: loadWrittenImport, named: importNamed } = declareNode('Import', visibleImports)
