import type { Context } from '../../kernel/context.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { placedOver } from '../../kernel/reach.ts'
import { Parameters } from '../../kernel/statement/scopeSql.ts'
import { inTeam } from '../../work/action/team.ts'
import { patternBelow, type Range } from './calendarRange.ts'
import { entriesFrom, mostCounted, mostEntries, nothing, type Entries } from './entries.ts'

/** What routines fall due in the range and is no record yet, in the order in which it begins. */
export async function readOccurrences<T>(
  context: Context,
  plan: Plan,
  { from, to, filter, team, within }: Range,
): Promise<Entries<T>> {
  if (within === null) return nothing
  const viewer = context.requireViewer()
  const parameters = new Parameters()
  const mine = () => {
    const me = parameters.add(viewer.id)
    return `case when a.changes ? 'assigneeId' then a.changes ->> 'assigneeId' = ${me}::text
      else exists (select from task_record_assignee who where who.task_record_id = t.id and who.user_id = ${me}::uuid) end`
  }
  const where = [
    `a.state = 'PLANNED' and s.status = 'ACTIVE' and t.status = 'ACTIVE' and o.archived_at is null`,
    `a.ends_at >= ${parameters.add(from)}::timestamptz and a.starts_at < ${parameters.add(to)}::timestamptz`,
    placedOver(viewer, 'tasks.use', 't', parameters),
    ...(within ? [`o.path like ${parameters.add(patternBelow(within))}`] : []),
    ...(team ? [inTeam(team, 't', parameters)] : []),
    ...(filter.isMine ? [mine()] : []),
  ].join(' and ')
  const found = `from occurrence a join series s on s.id = a.series_id
    join task_record t on t.id = s.task_record_id join organization o on o.id = t.organization_id where ${where}`
  const order = 'a.starts_at, a.id'
  const text = `select ${plan.columns} from (select a.* ${found} order by ${order} limit ${mostEntries + 1}) a ${plan.joins} order by ${order}`
  const rows = await context.db.runOnce(text, parameters.values)
  return entriesFrom(
    rows.map((row) => withDates(plan.read(row)) as T),
    async () => {
      const [row] = await context.db.runOnce<[number]>(
        `select count(*) from (select ${found} limit ${mostCounted + 1}) found`,
        parameters.values,
      )
      return row![0]
    },
  )
}

const isTime = /At$|^(slot|startsOn|generatedTo)$/

/** A statement's row as Prisma would have it: an occurrence reckons with its times. */
function withDates(row: object): object {
  for (const [name, value] of Object.entries(row) as [string, unknown][]) {
    if (value && typeof value === 'object') withDates(value)
    else if (typeof value === 'string' && isTime.test(name))
      Object.assign(row, { [name]: new Date(value.includes('T') ? value : `${value.replace(' ', 'T')}Z`) })
  }
  return row
}
