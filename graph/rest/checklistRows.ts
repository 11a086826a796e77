// The legacy paths of checklists.
import type { RestRow } from './rest.ts'

export const checklistRows: RestRow[] = []
