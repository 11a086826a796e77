// The records that wait to be planned, as jobs: the first of a list, in its order. Four statements.
import type { Context } from '../../../kernel/context.ts'
import { planOfSelection } from '../../../kernel/statement/plan.ts'
import { narrowed, type Filter } from '../../../work/action/actionFilter.ts'
import type { ActionOrder } from '../../../work/action/gridOrder.ts'
import { possibility } from '../../../work/action/possibilities.ts'
import { subjectSelection, type SubjectRow } from '../../../work/action/readActions.ts'
import { readWindow } from '../../../work/action/readGrid.ts'
import { recordPlace } from '../../../work/action/subject.ts'
import { visibleScope } from '../../../work/action/visibleActions.ts'
import { whereItIs } from '../../../work/action/whereItIs.ts'
import type { Point } from '../../../organization/location/kmBetween.ts'
import type { Job } from './propose.ts'

interface Row extends SubjectRow {
  isScheduled: boolean
  serviceTimeMins: number
  locationId: string | null
  taskRecordId: string | null
}

/** How long a record takes of which nothing says so. */
const usualMins = 30

const points = 'select id, latitude, longitude from location where id = any($1::uuid[])'

const roles = `
  select department_id, json_agg(job_role_id) from department_job_role where department_id = any($1::uuid[]) group by 1`

export async function readJobs(
  context: Context,
  filter: Filter | null | undefined,
  order: ActionOrder,
  take: number,
): Promise<Job[]> {
  const viewer = context.requireViewer()
  const ready = await narrowed(context, visibleScope(viewer), { ...filter, needsPlan: true })
  const more = { isScheduled: true, serviceTimeMins: true, locationId: true, taskRecordId: true }
  const plan = planOfSelection('Action', { ...subjectSelection, ...more })
  const rows: Row[] = await readWindow(context, plan, { ready, order }, { take, skip: 0 })
  const [rolesOf, ...locations] = await Promise.all([
    readRoles(context, rows),
    ...rows.map((row) => whereItIs(context, row)),
  ])
  const found = await context.db.run<[id: string, latitude: number | null, longitude: number | null]>(points, [
    [...new Set(locations.filter((id) => id !== null))],
  ])
  const at = new Map(found.map(([id, latitude, longitude]): [string, Point] => [id, { latitude, longitude }]))
  return rows.map((row, i) => ({
    ...jobOf(row, context),
    jobRoleIds: rolesOf.get(row.departmentId ?? '') ?? [],
    at: at.get(locations[i] ?? '') ?? null,
  }))
}

/** The job roles of the departments of some records, by the department. */
async function readRoles({ db }: Context, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const departmentIds = [...new Set(rows.flatMap(({ departmentId }) => departmentId ?? []))]
  return new Map(await db.run<[departmentId: string, jobRoleIds: string[]]>(roles, [departmentIds]))
}

function jobOf(row: Row, context: Context): Omit<Job, 'at' | 'jobRoleIds'> {
  const { id, organization, groupId, departmentId, assigneeId, isScheduled, serviceTimeMins } = row
  const may = (name: 'RESCHEDULE' | 'ASSIGN') =>
    possibility(name, context.requireViewer(), { ...row, ...recordPlace(row) }, context.now).allowed
  const [start, end] = [row.scheduledStart, row.scheduledEnd].map((at) => (at ? new Date(at).getTime() : null))
  // A slot that has passed says how long it takes, and no more when it is due.
  const slot = isScheduled && start != null && end != null ? end - start : 0
  return {
    id,
    path: organization.path,
    groupId,
    departmentId,
    assigneeId,
    length: serviceTimeMins * 60_000 || slot || usualMins * 60_000,
    earliest: slot ? null : start!,
    due: slot ? null : end!,
    canPlan: may('RESCHEDULE'),
    canAssign: may('ASSIGN'),
  }
}
