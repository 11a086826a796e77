import type { RestRow } from './rest.ts'

export const groupingRows: RestRow[] = []
