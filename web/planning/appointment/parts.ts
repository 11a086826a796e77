/** The parts of an appointment in its window, as they stand in the address. */
export const parts = [
  { value: 'meeting', label: 'Meeting' },
  { value: 'people', label: 'People' },
  { value: 'agenda', label: 'Agenda' },
  { value: 'items', label: 'Action items' },
  { value: 'files', label: 'Files' },
] as const

export const partIn = (search: URLSearchParams): (typeof parts)[number]['value'] =>
  parts.find(({ value }) => value === search.get('part'))?.value ?? parts[0].value
