import * as t from './__generated__/messages.ts'
export const statusNames: Record<string, string> = {
  PLANNED: t.planned,
  RUNNING: t.running,
  DONE: t.done2,
  ABANDONED: t.abandoned2,
}

export const stopStates: Record<string, string> = {
  PLANNED: t.toCome,
  ARRIVED: t.there,
  DONE: t.done2,
  SKIPPED: t.skipped2,
  UNPLACEABLE: t.outOfReach,
}
