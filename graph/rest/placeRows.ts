import type { RestRow } from './rest.ts'

export const placeRows: RestRow[] = []
