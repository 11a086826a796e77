export const statuses = [
  { value: 'PENDING', label: 'Pending' },
  { value: 'ACCEPTED', label: 'Accepted' },
  { value: 'DECLINED', label: 'Declined' },
  { value: 'WITHDRAWN', label: 'Withdrawn' },
] as const

export type Status = (typeof statuses)[number]['value']

/** Which incoming requests the address asks for: the pending ones by itself, null for all. */
export function statusIn(search: URLSearchParams): Status | null {
  const asked = search.get('status')?.toUpperCase()
  if (asked === 'ALL') return null
  return statuses.find(({ value }) => value === asked)?.value ?? 'PENDING'
}
