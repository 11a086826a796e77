import type { RestRow } from './rest.ts'

export const organizationRows: RestRow[] = []
