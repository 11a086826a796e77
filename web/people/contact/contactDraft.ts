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
