// Printed from the graph's nouns by npm run generate.

/** What hits are headed by. */
export const searchHeadings = {
  APPOINTMENT: 'Appointments',
  BENCHMARK: 'Benchmarks',
  CHECKLIST: 'Checklists',
  CONTACT: 'Contacts',
  LOCATION: 'Locations',
  METRIC: 'Metrics',
  ORGANIZATION: 'Organizations',
  PERSON: 'People',
  ACTION: 'Records',
  SOP: 'SOPs',
  TASK_RECORD: 'Task records',
  TASK_ITEM: 'Tasks',
  TOUR: 'Tours',
  VEHICLE: 'Vehicles',
} as const
