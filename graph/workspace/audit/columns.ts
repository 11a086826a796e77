// How the columns of audited rows read: what each is called, and what its value refers to.
import type { ReferenceList } from '../../kernel/references.ts'

/** What a uuid in a column is of. */
export type Named =
  | 'organization'
  | 'department'
  | 'group'
  | 'jobRole'
  | 'user'
  | 'location'
  | 'grouping'
  | 'address'
  | 'file'
  | 'feature'
  | 'solution'
  | 'token'

/** Columns that say nothing to a reader: who and where stand in the entry itself. */
const silent = new Set([
  'id',
  'legacy_id',
  'root_id',
  'organization_id',
  'created_at',
  'sha256',
  'hash',
  'password_hash',
  'token_id',
])

const labels: Record<string, string> = {
  dba_name: 'Does business as',
  ttp_id: 'TTP',
  org_uid: 'Org UID',
  naics: 'Industry',
  govt_identifier_type_id: 'Kind of identifier',
  audit_status_id: 'Audit status',
  platform_status_id: 'Platform status',
  legal_entity_type_id: 'Legal entity type',
  dwell_mins: 'Dwell minutes',
  line1: 'Address line 1',
  line2: 'Address line 2',
  starts_at: 'From',
  ends_at: 'Until',
  archived_at: 'Archived',
  asked_for: 'Asked for',
  url: 'Address',
  is_active: 'On',
  paused_at: 'Turned off by itself',
  old_secret_until: 'Old secret signs until',
  from_address: 'From',
  user_agent: 'Device',
  entry: 'Tells of entry',
  exit: 'Tells of exit',
}

const refersTo: Record<string, Named> = {
  organization_id: 'organization',
  asked_for: 'organization',
  department_id: 'department',
  group_id: 'group',
  job_role_id: 'jobRole',
  user_id: 'user',
  decider_id: 'user',
  created_by_id: 'user',
  used_by_id: 'user',
  location_id: 'location',
  grouping_id: 'grouping',
  address_id: 'address',
  registrant_address_id: 'address',
  mailing_address_id: 'address',
  logo_id: 'file',
  feature_id: 'feature',
  solution_id: 'solution',
  answered_by_id: 'user',
  consented_by_id: 'user',
  withdrawn_by_id: 'user',
  token_id: 'token',
}

const parents: Record<string, Named> = { Organization: 'organization', Group: 'group', Grouping: 'grouping' }

const lists: Record<string, ReferenceList> = {
  legal_entity_type_id: 'LEGAL_ENTITY_TYPE',
  govt_identifier_type_id: 'GOVT_ENTITY_TYPE',
  audit_status_id: 'AUDIT_STATUS',
  platform_status_id: 'PLATFORM_STATUS',
  ttp_id: 'TTP_TYPE',
}

const typeLists: Record<string, ReferenceList> = {
  Location: 'LOCATION_TYPE',
  Grouping: 'GROUPING_TYPE',
  OrganizationGrouping: 'GROUPING_TYPE',
}

/** What an entry of these is about, or what happened, stands in the entry itself. */
const said: Record<string, readonly string[]> = {
  PolicyCell: ['capability', 'access_level'],
  SignIn: ['event', 'user_id'],
  PasswordReset: ['user_id'],
}

export const isTold = (noun: string, column: string): boolean => !silent.has(column) && !said[noun]?.includes(column)

/** A column's name for a reader. */
export function labelOf(column: string): string {
  const words = column.replace(/_(id|at)$/, '').replaceAll('_', ' ')
  return labels[column] ?? words[0]!.toUpperCase() + words.slice(1)
}

export const namedBy = (noun: string, column: string): Named | undefined =>
  column === 'parent_id' ? parents[noun] : refersTo[column]

export const listOf = (noun: string, column: string): ReferenceList | undefined =>
  column === 'type_id' ? typeLists[noun] : lists[column]
