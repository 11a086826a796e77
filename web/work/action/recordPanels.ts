import * as t from './__generated__/messages.ts'
/** The parts of a record in its popup, as they stand in the address. */
export const recordPanels = [
  { value: 'work', label: t.work },
  { value: 'activity', label: t.activity },
  { value: 'people', label: t.people },
] as const

export type RecordPanel = (typeof recordPanels)[number]['value']

/** What the activity is narrowed to stands there too. */
const narrowed = new Set(['conversation', 'changes'])

/** Where the parts are now that the activity took the place of, for addresses that were kept. */
const moved: Readonly<Record<string, string>> = { notes: 'activity', messages: 'activity', history: 'changes' }

/** The name of a part that an address of before means by another one. */
export const movedPanel = (search: URLSearchParams): string | undefined => moved[search.get('panel') ?? '']

export function panelIn(search: URLSearchParams): RecordPanel {
  const name = movedPanel(search) ?? search.get('panel') ?? ''
  if (narrowed.has(name)) return 'activity'
  return recordPanels.find(({ value }) => value === name)?.value ?? recordPanels[0].value
}
