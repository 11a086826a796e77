import { builder } from '../../kernel/builder.ts'

/** What can be found: the type of its node, and what its entries in the directory are called. */
export const searchKinds = {
  ACTION: { type: 'Action', entry: 'ACTION', description: 'An action record.' },
  TASK_ITEM: { type: 'TaskItem', entry: 'TASK_ITEM', description: 'A task item of the catalogue.' },
  TASK_RECORD: { type: 'TaskRecord', entry: 'TASK_RECORD', description: 'A task item put to work.' },
  PERSON: { type: 'User', entry: 'MEMBERSHIP', description: 'Somebody who belongs somewhere in sight.' },
  ORGANIZATION: { type: 'Organization', entry: 'ORGANIZATION', description: 'An organization.' },
  APPOINTMENT: { type: 'Appointment', entry: 'APPOINTMENT', description: 'An appointment that was not cancelled.' },
  LOCATION: { type: 'Location', entry: 'LOCATION', description: 'A location of an organization.' },
  CONTACT: { type: 'Contact', entry: 'CONTACT', description: "A contact that is nobody's own." },
  SOP: { type: 'Sop', entry: 'SOP', description: 'A standard operating procedure.' },
  CHECKLIST: { type: 'Checklist', entry: 'CHECKLIST', description: 'A checklist.' },
  BENCHMARK: { type: 'Benchmark', entry: 'BENCHMARK', description: 'A benchmark.' },
  METRIC: { type: 'Metric', entry: 'METRIC', description: 'A metric of the library.' },
  TOUR: { type: 'Tour', entry: 'TOUR', description: 'A tour template.' },
} as const

export type SearchKindName = keyof typeof searchKinds

export const allKinds = Object.keys(searchKinds) as SearchKindName[]

export const SearchKind = builder.enumType('SearchKind', {
  description: 'What can be found.',
  values: Object.fromEntries(allKinds.map((kind) => [kind, { description: searchKinds[kind].description }])) as Record<
    SearchKindName,
    { description: string }
  >,
})
