import type { Context } from '../../kernel/context.ts'

/** How many records wait for the viewer to say whether they take them. */
export function awaitingAnswer(context: Context): Promise<number> {
  const { id, rootIds } = context.requireViewer()
  return context.db.prisma.action.count({
    where: { delegateId: id, disposition: 'DELEGATED', rootId: { in: rootIds } },
  })
}
