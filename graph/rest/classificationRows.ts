import type { RestRow } from './rest.ts'

export const classificationRows: RestRow[] = []
