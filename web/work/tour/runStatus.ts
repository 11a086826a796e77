export const statusNames: Record<string, string> = {
  PLANNED: 'Planned',
  RUNNING: 'Running',
  DONE: 'Done',
  ABANDONED: 'Abandoned',
}

export const stopStates: Record<string, string> = {
  PLANNED: 'To come',
  ARRIVED: 'There',
  DONE: 'Done',
  SKIPPED: 'Skipped',
  UNPLACEABLE: 'Out of reach',
}
