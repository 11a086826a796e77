import { actionRows } from './actionRows.ts'
import { referenceRows } from './referenceRows.ts'
import type { RestRow } from './rest.ts'
import { sessionRows } from './sessionRows.ts'
import { userRows } from './userRows.ts'

/** Every legacy path. */
export const restRows: readonly RestRow[] = [...sessionRows, ...userRows, ...actionRows, ...referenceRows]
