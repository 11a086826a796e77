import type { Call } from '../../kernel/mutation.ts'
import { writingSql } from '../../kernel/writtenAt.ts'
import { newStepId } from '../../kernel/stepId.ts'
import { planOf } from '../../kernel/statement/plan.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { addedSql, type Draft } from './addedSql.ts'
import { numberWithRoom } from './recordQuota.ts'
import { withRow } from './withRow.ts'

/**
 * Adds a record in one statement, which also stores the answer under the idempotency key and reads the fields that the
 * mutation selects. Null where a transaction is needed instead: for a part of an import or of another mutation, near
 * the quota of records, or where the key is no longer this call's.
 */
export async function addAtOnce(call: Call, draft: Draft) {
  const { context, keep, isWhole } = call
  const { rootId, taskItemId, tourId } = draft.data
  const most = numberWithRoom(context.services.settings, rootId)
  if (!isWhole || most < 1) return null
  const plan = planOf('Action', context, call.info, [['action']])
  const parameters = new Parameters()
  const { now } = draft
  const writing = writingSql(parameters, { actorId: context.requireViewer().id, now, stepId: newStepId(now) })
  const ofKey = keep && `user_id = ${parameters.add(keep.userId)}::uuid and key = ${parameters.add(keep.key)}`
  const claimed = keep && `from idempotency_key where ${ofKey} and result is null for no key update`
  const kept = `kept as (update idempotency_key set result = jsonb_build_object('actionId', a.id) from added a where ${ofKey})`
  const number = `root_number_to((filled).root_id, ${parameters.add(most)}::bigint)`
  const text = `
    with said as materialized (select ${writing} ${claimed ?? ''}),
    ${addedSql(parameters, [draft], { first: 'said', number })}${keep ? `, ${kept}` : ''}
    select ${plan.columns}, a.id from added a ${plan.joins}`
  const [row] = await context.db.run(text, parameters.values)
  if (!row) return null
  if (keep) keep.isKept = true
  const answer = { actionId: row[plan.width] as string }
  // What its triggers write of its checklists into it is not in the row yet.
  return taskItemId || tourId ? answer : withRow(answer, plan.read(row))
}
