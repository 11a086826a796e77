import type { RestRow } from './rest.ts'

export const associationRows: RestRow[] = []
