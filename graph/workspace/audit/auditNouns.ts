import { builder } from '../../kernel/builder.ts'

/** What the audit calls a row, and how it reads in a sentence. */
export const auditNouns = {
  Organization: 'organization',
  Address: 'address',
  Location: 'location',
  Geofence: 'geofence',
  Vehicle: 'vehicle',
  IndustryClassification: 'industry',
  Grouping: 'grouping',
  OrganizationGrouping: 'place in a grouping',
  Department: 'department',
  Group: 'group',
  JobRole: 'job role',
  DepartmentJobRole: 'role of a department',
  OrganizationDepartment: 'department of an organization',
  Membership: 'membership',
  AssociationRequest: 'association request',
  Invitation: 'invitation',
  Import: 'import',
  PolicyCell: 'role matrix',
  File: 'file',
  User: 'person',
  AccessToken: 'access token',
  PasswordReset: 'link for a new password',
  SignIn: 'sign-in',
  MajorTask: 'major task',
  TaskItem: 'task item',
  TaskItemChecklist: 'checklist of a task item',
  TaskRecord: 'task record',
  Series: 'routine',
  Checklist: 'checklist',
  Sop: 'SOP',
  SopVersion: 'version of an SOP',
  BusinessHours: 'business hours',
  PriorityTarget: 'target',
  PersonalSchedule: 'personal schedule',
  Absence: 'absence',
  Tour: 'tour',
  TimeStudy: 'time study',
  SavedView: 'saved view',
  SavedReport: 'saved report',
  RecordExport: 'export',
  DirectoryContact: 'contact',
  OrganizationShortcut: 'external shortcut',
  Procedure: 'procedure',
  Appointment: 'appointment',
  Metric: 'metric',
  Benchmark: 'benchmark',
  PracticeAnswer: 'answer for a best practice',
  PeerConsent: 'consent to the comparison with peers',
  Webhook: 'webhook',
} as const

export type AuditNounName = keyof typeof auditNouns

const constantName = (noun: string) => noun.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase()

export const AuditNoun = builder.enumType('AuditNoun', {
  description: 'What an audit entry can be about.',
  values: Object.fromEntries(
    Object.entries(auditNouns).map(([value, words]) => [
      constantName(value),
      { value, description: `${words[0]!.toUpperCase()}${words.slice(1)}.` },
    ]),
  ) as Record<string, { value: AuditNounName; description: string }>,
})
