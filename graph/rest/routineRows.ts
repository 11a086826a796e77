// The legacy paths of routines and their schedules.
import type { RestRow } from './rest.ts'

export const routineRows: RestRow[] = []
