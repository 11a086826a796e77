// What the audit log is narrowed to, as it stands in the address.
import type { AuditNoun } from '../../__generated__/AuditTabQuery.graphql.ts'

/** What the log can be narrowed to, in the order of the menu. */
export const nouns = [
  ['ORGANIZATION', 'Organizations'],
  ['ADDRESS', 'Addresses'],
  ['LOCATION', 'Locations'],
  ['GEOFENCE', 'Geofences'],
  ['VEHICLE', 'Vehicles'],
  ['INDUSTRY_CLASSIFICATION', 'Industries'],
  ['GROUPING', 'Groupings'],
  ['ORGANIZATION_GROUPING', 'Places in groupings'],
  ['DEPARTMENT', 'Departments'],
  ['GROUP', 'Groups'],
  ['JOB_ROLE', 'Job roles'],
  ['DEPARTMENT_JOB_ROLE', 'Roles of departments'],
  ['ORGANIZATION_DEPARTMENT', 'Departments of organizations'],
  ['MEMBERSHIP', 'Memberships'],
  ['ASSOCIATION_REQUEST', 'Association requests'],
  ['INVITATION', 'Invitations'],
  ['IMPORT', 'Imports'],
  ['POLICY_CELL', 'Role matrix'],
  ['FILE', 'Files'],
  ['USER', 'People'],
  ['SIGN_IN', 'Sign-ins'],
  ['ACCESS_TOKEN', 'Access tokens'],
  ['PASSWORD_RESET', 'Links for a new password'],
  ['MAJOR_TASK', 'Major tasks'],
  ['TASK_ITEM', 'Task items'],
  ['TASK_ITEM_CHECKLIST', 'Checklists of task items'],
  ['TASK_RECORD', 'Task records'],
  ['SERIES', 'Routines'],
  ['CHECKLIST', 'Checklists'],
  ['SOP', 'SOPs'],
  ['SOP_VERSION', 'Versions of SOPs'],
  ['BUSINESS_HOURS', 'Business hours'],
  ['PRIORITY_TARGET', 'Targets'],
  ['PERSONAL_SCHEDULE', 'Personal schedules'],
  ['ABSENCE', 'Absences'],
  ['TOUR', 'Tours'],
  ['TIME_STUDY', 'Time studies'],
  ['SAVED_VIEW', 'Saved views'],
  ['SAVED_REPORT', 'Saved reports'],
  ['RECORD_EXPORT', 'Exports'],
  ['DIRECTORY_CONTACT', 'Contacts'],
  ['ORGANIZATION_SHORTCUT', 'External shortcuts'],
  ['PROCEDURE', 'Procedures'],
  ['APPOINTMENT', 'Appointments'],
  ['METRIC', 'Metrics'],
  ['BENCHMARK', 'Benchmarks'],
  ['PRACTICE_ANSWER', 'Answers for best practices'],
  ['PEER_CONSENT', 'Consents to the comparison with peers'],
  ['WEBHOOK', 'Webhooks'],
] as const satisfies readonly (readonly [AuditNoun, string])[]

const day = /^\d{4}-\d\d-\d\d$/

function dayIn(value: string | null): string | null {
  const time = value && day.test(value) ? Date.parse(value) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value!) ? value : null
}

/** The filter in an address; what is malformed there narrows nothing. */
export function filterIn(search: URLSearchParams) {
  return {
    noun: nouns.find(([noun]) => noun === search.get('noun'))?.[0] ?? null,
    actorId: search.get('who') || null,
    fromDay: dayIn(search.get('from')),
    toDay: dayIn(search.get('to')),
    includeBelow: search.get('below') !== 'no',
  }
}
