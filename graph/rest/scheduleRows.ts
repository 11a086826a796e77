// The legacy paths of personal schedules.
import type { RestRow } from './rest.ts'

export const scheduleRows: RestRow[] = []
