// Whose turn it is with a record that nobody works on.
import { bySql } from '../../kernel/list/whereSql.ts'
import type { Where } from '../../kernel/list/condition.ts'
import { scopeCondition } from '../../kernel/statement/scopeSql.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { stateTable } from './states.ts'

/** Complete records that ask for a sign-off which somebody may give: `signer` in the table of transitions. */
const toSignOff = (viewer: Viewer): Where => {
  // Their own records are not theirs to sign off.
  const scope = viewer.scope('records.supervise').filter(({ column }) => column !== 'parties')
  return bySql(
    (parameters) => `a.requires_sign_off and a.signed_off_at is null and a.status = ${stateTable.COMPLETE.status}
      and a.completed_by_id is distinct from ${parameters.add(viewer.id)}::uuid and ${scopeCondition(scope, parameters)}`,
  )
}

/** What waits for somebody: an answer to a delegation, an escalation, a sign-off. */
export const awaits = (viewer: Viewer): Where => ({
  OR: [
    { disposition: 'DELEGATED', delegateId: viewer.id },
    { disposition: 'ESCALATED', escalatedToId: viewer.id },
    toSignOff(viewer),
  ],
})
