// The legacy paths of notes.
import type { RestRow } from './rest.ts'

export const noteRows: RestRow[] = []
