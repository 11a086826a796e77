import * as t from './__generated__/messages.ts'
/** The parts of a record in its popup, as they stand in the address. */
export const recordPanels = [
  { value: 'work', label: t.work },
  { value: 'notes', label: t.notes },
  { value: 'messages', label: t.messages },
  { value: 'people', label: t.people },
  { value: 'history', label: t.history },
] as const

export type RecordPanel = (typeof recordPanels)[number]['value']

export const panelIn = (search: URLSearchParams): RecordPanel =>
  recordPanels.find(({ value }) => value === search.get('panel'))?.value ?? recordPanels[0].value
