// The legacy paths of tasks.
import type { RestRow } from './rest.ts'

export const taskRows: RestRow[] = []
