import type { Context } from '../../kernel/context.ts'
import { reachesPlaced } from '../../kernel/placed.ts'

/** What decides who sees what a row of the ledger is in money. */
export const placeColumns = {
  rootId: true,
  organizationId: true,
  benchmark: { select: { departmentId: true, groupId: true } },
} as const

interface Row {
  rootId: string
  organizationId: string
  benchmark: { departmentId: string | null; groupId: string | null }
}

export const mayReadMargin = (context: Context, { rootId, organizationId, benchmark }: Row): boolean =>
  reachesPlaced(context.requireViewer(), 'confidential.read', { rootId, organizationId, ...benchmark })
