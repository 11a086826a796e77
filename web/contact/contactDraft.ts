import type { Relationship } from './relationships.ts'

/** What the form of a contact holds. */
export interface ContactDraft {
  relationship: Relationship
  name: string
  email: string
  phone: string
  department: string
  departmentGroup: string
  system: string
  moduleScreen: string
  stakeholder: string
  supportedTour: string
}

export const emptyDraft: ContactDraft = {
  relationship: 'SUPPLIER',
  name: '',
  email: '',
  phone: '',
  department: '',
  departmentGroup: '',
  system: '',
  moduleScreen: '',
  stakeholder: '',
  supportedTour: '',
}

/** The screens that somebody can help with, as their addresses have them. */
export const screens = [
  'home', 'mydashboard', 'dashboard', 'benchmark', 'deptrole', 'assignusergroup', 'userorgassocoation', 'metricslibrary', 'benchmarkConfig',
  'createorganization', 'editorganization', 'organizations', 'benckmarkConfiglist', 'bestpractices', 'responses', 'actonTourSettings', 'tasks',
  'activerecords', 'config/manageroles', 'mytasks', 'myteam', 'myprofile', 'mycalendar', 'mydocuments', 'mynotifications', 'mysettings', 'myreports', 'myanalytics',
] as const
