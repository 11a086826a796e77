import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'
import { inTeam } from '../../work/action/team.ts'
import { patternBelow, type Range } from './calendarRange.ts'
import { entriesFrom, mostCounted, mostEntries, nothing, type Entries } from './entries.ts'

/** The records with a slot or a due time in the range, in the order in which they begin. */
export async function readRecords<T>(
  context: Context,
  plan: Plan,
  { from, to, filter, team, within }: Range,
): Promise<Entries<T>> {
  if (within === null) return nothing
  const viewer = context.requireViewer()
  const parameters = new Parameters()
  const where = [
    scopeCondition(visibleScope(viewer), parameters),
    `coalesce(a.scheduled_end, a.scheduled_start) >= ${parameters.add(from)}::timestamptz`,
    `coalesce(a.scheduled_start, a.scheduled_end) < ${parameters.add(to)}::timestamptz`,
    filter.includesDone ? '(a.bucket <= 5 or a.status = 9)' : 'a.bucket <= 5',
    ...(within
      ? [`a.organization_id in (select id from organization where path like ${parameters.add(patternBelow(within))})`]
      : []),
    ...(team ? [inTeam(team, 'a', parameters)] : []),
    ...(filter.isMine ? [`a.assignee_id = ${parameters.add(viewer.id)}::uuid`] : []),
  ].join(' and ')
  const order = 'coalesce(a.scheduled_start, a.scheduled_end), a.legacy_id'
  const text = `
    select ${plan.columns} from (select a.* from action a where ${where} order by ${order} limit ${mostEntries + 1}) a
    ${plan.joins} order by ${order}`
  const rows = await context.db.runOnce(text, parameters.values)
  return entriesFrom(
    rows.map((row) => plan.read(row) as T),
    async () => {
      const [row] = await context.db.runOnce<[number]>(
        `select count(*) from (select from action a where ${where} limit ${mostCounted + 1}) found`,
        parameters.values,
      )
      return row![0]
    },
  )
}
