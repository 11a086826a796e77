/** The answers, in the order of the keys that give them. */
export const statusList = [
  { status: 'NOT_STARTED', label: 'Not started' },
  { status: 'PLANNED', label: 'Planned' },
  { status: 'PARTIAL', label: 'Partly' },
  { status: 'IN_PLACE', label: 'In place' },
  { status: 'NOT_APPLICABLE', label: 'Not for us' },
] as const
