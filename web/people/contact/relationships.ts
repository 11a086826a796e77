import * as t from './__generated__/messages.ts'
/** What somebody is to those who turn to them, in words. */
export const relationships = [
  { value: 'PERSONAL', label: t.personal },
  { value: 'SUPPLIER', label: t.supplier },
  { value: 'CUSTOMER', label: t.customer },
  { value: 'TEAM', label: t.team },
] as const

export type Relationship = (typeof relationships)[number]['value']

export const relationshipLabel = (value: string): string =>
  relationships.find((one) => one.value === value)?.label ?? value
