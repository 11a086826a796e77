// The legacy paths of tours.
import type { RestRow } from './rest.ts'

export const tourRows: RestRow[] = []
