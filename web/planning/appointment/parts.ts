import * as t from './__generated__/messages.ts'
/** The parts of an appointment in its window, as they stand in the address. */
export const parts = [
  { value: 'meeting', label: t.meeting },
  { value: 'people', label: t.people },
  { value: 'agenda', label: t.agenda },
  { value: 'items', label: t.actionItems },
  { value: 'files', label: t.files },
] as const

export const partIn = (search: URLSearchParams): (typeof parts)[number]['value'] =>
  parts.find(({ value }) => value === search.get('part'))?.value ?? parts[0].value
