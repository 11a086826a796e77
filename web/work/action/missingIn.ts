import type { MoveInput, MoveProblems } from './moveAction.ts'
import type { Need } from './moves.ts'
import * as t from './__generated__/messages.ts'

const asked: Partial<Record<Need, readonly [field: keyof MoveInput, message: string]>> = {
  REASON: ['reason', t.enterAReason],
  NOTE: ['note', t.enterANote],
  DELEGATE: ['delegateId', t.chooseAPerson],
  DURATION: ['durationMins', t.enterTheDuration],
  PRIORITY: ['priorityId', t.chooseAPriority],
}

/** What a move asks for and was not given, by field; undefined where nothing is missing. */
export function missingIn(needs: readonly Need[], input: MoveInput): MoveProblems | undefined {
  const missing = needs.flatMap((need) => {
    const one = asked[need]
    return one && String(input[one[0]] ?? '').trim() === '' ? [one] : []
  })
  const minutes = input.serviceTimeMins ?? 0
  if (needs.includes('FIELDS') && !(Number.isInteger(minutes) && minutes >= 0))
    return { serviceTimeMins: t.writeWholeMinutes }
  return missing.length ? Object.fromEntries(missing) : undefined
}
