import type { RestRow } from './rest.ts'

export const departmentRows: RestRow[] = []
