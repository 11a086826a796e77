/** The parts of a record in its popup, as they stand in the address. */
export const recordPanels = [
  { value: 'work', label: 'Work' },
  { value: 'notes', label: 'Notes' },
  { value: 'messages', label: 'Messages' },
  { value: 'people', label: 'People' },
  { value: 'history', label: 'History' },
] as const

export type RecordPanel = (typeof recordPanels)[number]['value']

export const panelIn = (search: URLSearchParams): RecordPanel =>
  recordPanels.find(({ value }) => value === search.get('panel'))?.value ?? recordPanels[0].value
