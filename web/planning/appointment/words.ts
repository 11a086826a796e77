// What the graph names, as people say it.

export const statusNames: Record<string, string> = {
  PENDING: 'Pending',
  SCHEDULED: 'Scheduled',
  CONFIRMED: 'Confirmed',
  COMPLETED: 'Completed',
}
export const modeNames: Record<string, string> = { ON_SITE: 'On site', PHONE: 'Phone', VIDEO: 'Video' }
export const responseNames: Record<string, string> = {
  PENDING: 'No answer yet',
  ACCEPTED: 'Accepted',
  TENTATIVE: 'Tentative',
  DECLINED: 'Declined',
}

export type LocationMode = 'ON_SITE' | 'PHONE' | 'VIDEO'

export const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** "1 h 20 min" */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ')
}
