import { declareNode } from '../../kernel/declareNode.ts'
import type { Prisma } from '../../../prisma/__generated__/client/client.ts'
import type { Context } from '../../kernel/context.ts'
import { fileOwners } from './fileOwners.ts'
import { visibleOrganizations } from '../organization/visibleOrganizations.ts'

/**
 * The files that a viewer sees: those on what they see, and in the organizations they see what they have sent
 * themselves.
 */
export function visibleFiles(context: Context): Prisma.FileWhereInput {
  const viewer = context.requireViewer()
  const organization = visibleOrganizations(context)
  return {
    OR: [
      { logoOf: { some: organization } },
      { createdById: viewer.id, organization },
      ...Object.values(fileOwners).flatMap((owner) => owner.visibleFiles(viewer)),
    ],
  }
}

declareNode('File', visibleFiles)
