import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../kernel/context.ts'
import { queryFromInfo } from '../../kernel/statement/queryFromInfo.ts'

export interface Revision {
  checklistId: string
  revision: number
}

interface ItemRow extends Revision {
  id: string
}

const revisionKey = ({ checklistId, revision }: Revision) => `${checklistId} ${revision}`

/** The items of revisions of checklists in their order, for all that a request asks for at once. */
export function itemsOf(context: Context, info: GraphQLResolveInfo, revision: Revision, paths: string[][] = []) {
  const query = queryFromInfo({
    context,
    info,
    typeName: 'ChecklistItem',
    paths,
    select: { id: true, checklistId: true, revision: true },
  })
  const loader = context.loader<Revision, ItemRow[]>(
    `checklist items ${JSON.stringify(query)}`,
    async (revisions) => {
      const wanted = revisions.map(({ checklistId, revision: number }) => ({ checklistId, revision: number }))
      const rows = await context.db.prisma.checklistItem.findMany({
        ...query,
        where: { OR: wanted },
        orderBy: { position: 'asc' },
      })
      return revisions.map((one) => (rows as ItemRow[]).filter((row) => revisionKey(row) === revisionKey(one)))
    },
    revisionKey,
  )
  return loader.load(revision) as Promise<never[]>
}
