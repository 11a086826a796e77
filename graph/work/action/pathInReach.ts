import type { Context } from '../../kernel/context.ts'

/**
 * The path of an organization above the viewer's, among them or below: above there are none but those of its own path.
 */
export async function pathInReach(context: Context, id: string): Promise<string | null> {
  const { memberships, rootIds } = context.requireViewer()
  const row = await context.db.prisma.organization.findFirst({
    where: { id, rootId: { in: [...rootIds] } },
    select: { path: true },
  })
  const isInReach = row && memberships.some(({ path }) => path.startsWith(row.path) || row.path.startsWith(path))
  return isInReach ? row.path : null
}
