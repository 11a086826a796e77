import type { MoveInput, MoveProblems } from './moveAction.ts'
import type { Need } from './moves.ts'
import * as t from './__generated__/messages.ts'

const asked: Partial<Record<Need, keyof MoveInput>> = {
  REASON: 'reason',
  NOTE: 'note',
  DELEGATE: 'delegateId',
  DURATION: 'durationMins',
  PRIORITY: 'priorityId',
}

/** What a move asks for and was not given, by field; undefined where nothing is missing. */
export function missingIn(needs: readonly Need[], input: MoveInput): MoveProblems | undefined {
  const fields = needs.flatMap((need) => asked[need] ?? []).filter((field) => String(input[field] ?? '').trim() === '')
  const minutes = input.serviceTimeMins ?? 0
  if (needs.includes('FIELDS') && !(Number.isInteger(minutes) && minutes >= 0))
    return { serviceTimeMins: t.writeWholeMinutes }
  return fields.length ? Object.fromEntries(fields.map((field) => [field, t.thisIsNeeded])) : undefined
}
