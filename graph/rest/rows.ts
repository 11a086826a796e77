import { actionRows } from './actionRows.ts'
import { associationRows } from './associationRows.ts'
import { classificationRows } from './classificationRows.ts'
import { departmentRows } from './departmentRows.ts'
import { groupingRows } from './groupingRows.ts'
import { organizationRows } from './organizationRows.ts'
import { placeRows } from './placeRows.ts'
import { referenceRows } from './referenceRows.ts'
import type { RestRow } from './rest.ts'
import { sessionRows } from './sessionRows.ts'
import { taskRows } from './taskRows.ts'
import { routineRows } from './routineRows.ts'
import { bestRows } from './bestRows.ts'
import { checklistRows } from './checklistRows.ts'
import { scheduleRows } from './scheduleRows.ts'
import { tourRows } from './tourRows.ts'
import { noteRows } from './noteRows.ts'
import { userRows } from './userRows.ts'

/** Every legacy path. */
export const restRows: readonly RestRow[] = [
  ...sessionRows,
  ...userRows,
  ...associationRows,
  ...departmentRows,
  ...organizationRows,
  ...groupingRows,
  ...placeRows,
  ...classificationRows,
  ...actionRows,
  ...taskRows,
  ...routineRows,
  ...checklistRows,
  ...scheduleRows,
  ...tourRows,
  ...noteRows,
  ...bestRows,
  ...referenceRows,
]
