// Printed from the graph's nouns by npm run generate.
import * as t from './__generated__/messages.ts'

/** What hits are headed by. */
export const searchHeadings = {
  APPOINTMENT: t.appointments,
  BENCHMARK: t.benchmarks,
  CHECKLIST: t.checklists,
  CONTACT: t.contacts,
  LOCATION: t.locations,
  METRIC: t.metrics,
  ORGANIZATION: t.organizations,
  PERSON: t.people,
  ACTION: t.records,
  SOP: t.sops,
  TASK_RECORD: t.taskRecords,
  TASK_ITEM: t.tasks,
  TOUR: t.tours,
  VEHICLE: t.vehicles,
} as const
