/** What somebody is to those who turn to them, in words. */
export const relationships = [
  { value: 'PERSONAL', label: 'Personal' },
  { value: 'SUPPLIER', label: 'Supplier' },
  { value: 'CUSTOMER', label: 'Customer' },
  { value: 'TEAM', label: 'Team' },
] as const

export type Relationship = (typeof relationships)[number]['value']

export const relationshipLabel = (value: string): string =>
  relationships.find((one) => one.value === value)?.label ?? value
