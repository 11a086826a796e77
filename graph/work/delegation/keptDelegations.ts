import type { Kept } from '../../kernel/statement/rowsAt.ts'

/** How the delegations of a record were. */
export const keptDelegations: Kept = {
  table: 'delegation',
  of: 'action_id',
  key: 'id',
  since: 'at',
  later: { ended_at: { state: 'ACCEPTED' }, answered_at: { state: 'ASKED' } },
}
