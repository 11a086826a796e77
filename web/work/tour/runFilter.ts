// Which runs are shown, as the address says.
import * as t from './__generated__/messages.ts'
const ofState = { open: ['PLANNED', 'RUNNING'], done: ['DONE'], abandoned: ['ABANDONED'], all: null } as const

export type RunState = keyof typeof ofState

export const runStates: readonly { value: RunState; label: string }[] = [
  { value: 'open', label: t.plannedAndRunning },
  { value: 'done', label: t.done2 },
  { value: 'abandoned', label: t.abandoned2 },
  { value: 'all', label: t.all },
]

export const stateIn = (search: URLSearchParams): RunState =>
  runStates.find(({ value }) => value === search.get('state'))?.value ?? 'open'

export function runFilter(search: URLSearchParams) {
  const statuses = ofState[stateIn(search)]
  return { ...(statuses && { status: { in: [...statuses] } }), ...(search.has('mine') && { isMine: true }) }
}
