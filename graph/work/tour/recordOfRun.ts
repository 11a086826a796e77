// The action record that a run is the doing of goes along with it, as far as it may.
import { decisionOf } from '../action/movingMutation.ts'
import { readSubject } from '../action/readActions.ts'
import { moveAction } from '../action/transition.ts'
import { stateOf } from '../action/states.ts'
import { ExpectedError } from '../../kernel/errors.ts'
import { withoutKey, type Call } from '../../kernel/mutation.ts'

async function move(call: Call, name: 'START' | 'COMPLETE', uuid: string): Promise<string | null> {
  try {
    // The key is the run's; the record's step is harmless to repeat.
    await moveAction(withoutKey(call), name, { uuid }, (moving) => decisionOf(name)({}, moving))
    return null
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    return error.messageIn(call.context.language)
  }
}

/** Starts the record; answers with why not, where it did not start. */
export async function startRecord(call: Call, actionId: string | null): Promise<string | null> {
  const subject = actionId && (await readSubject(call.context, { column: 'id', values: [actionId] }))
  return subject && stateOf(subject.status, subject.disposition) === 'QUEUED' ? move(call, 'START', subject.id) : null
}

/** Completes the record; answers with why not, as where its checklist is open. */
export async function completeRecord(call: Call, actionId: string | null): Promise<string | null> {
  if (!actionId) return null
  return (await startRecord(call, actionId)) ?? move(call, 'COMPLETE', actionId)
}
