// What the graph names, as people say it.
import * as t from './__generated__/messages.ts'

export const statusNames: Record<string, string> = {
  PENDING: t.pending,
  SCHEDULED: t.scheduled,
  CONFIRMED: t.confirmed,
  COMPLETED: t.completed,
}
export const modeNames: Record<string, string> = { ON_SITE: t.onSite, PHONE: t.phone, VIDEO: t.video }
export const responseNames: Record<string, string> = {
  PENDING: t.noAnswerYet,
  ACCEPTED: t.accepted,
  TENTATIVE: t.tentative,
  DECLINED: t.declined,
}

export type LocationMode = 'ON_SITE' | 'PHONE' | 'VIDEO'

export const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** "1 h 20 min" */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ')
}
