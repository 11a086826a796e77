import * as t from './__generated__/messages.ts'
export const statuses = [
  { value: 'PENDING', label: t.pending },
  { value: 'ACCEPTED', label: t.accepted },
  { value: 'DECLINED', label: t.declined },
  { value: 'WITHDRAWN', label: t.withdrawn },
] as const

export type Status = (typeof statuses)[number]['value']

/** Which incoming requests the address asks for: the pending ones by itself, null for all. */
export function statusIn(search: URLSearchParams): Status | null {
  const asked = search.get('status')?.toUpperCase()
  if (asked === 'ALL') return null
  return statuses.find(({ value }) => value === asked)?.value ?? 'PENDING'
}
