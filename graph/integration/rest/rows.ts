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

/** Every legacy path, by what it is about. */
export const restGroups: Readonly<Record<string, readonly RestRow[]>> = {
  'Signing in': sessionRows,
  People: userRows,
  'Asking to belong': associationRows,
  'Departments, groups and roles': departmentRows,
  Organizations: organizationRows,
  Groupings: groupingRows,
  'Locations and geofences': placeRows,
  Industries: classificationRows,
  'Action records': actionRows,
  Tasks: taskRows,
  Routines: routineRows,
  Checklists: checklistRows,
  'Personal schedules': scheduleRows,
  Tours: tourRows,
  Notes: noteRows,
  'Best practice': bestRows,
  'Reference lists': referenceRows,
}

/** The same in one list. */
export const restRows: readonly RestRow[] = Object.values(restGroups).flat()
