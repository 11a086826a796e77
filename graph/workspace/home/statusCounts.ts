// What somebody has on their hands, by the shortcut that the task names as its system.
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import type { Plan } from '../../kernel/statement/plan.ts'
import { Parameters, scopeCondition } from '../../kernel/statement/scopeSql.ts'

const shortcutStatuses = ['NEXT', 'WORK', 'HOLD', 'DEL'] as const
export type ShortcutStatus = (typeof shortcutStatuses)[number]

const delegated = `a.status = 6 and a.disposition = 'DELEGATED'`

/** Of Next, Work and Hold those that one does; of the delegated also those that one gave, or is asked to take. */
function mine(context: Context, parameters: Parameters): string {
  const viewer = context.requireViewer()
  const me = `${parameters.add(viewer.id)}::uuid`
  const one = `((a.assignee_id = ${me} and a.bucket between 1 and 3) or (${delegated} and (a.assignee_id = ${me} or a.delegator_id = ${me} or a.delegate_id = ${me})))`
  return `${one} and ${scopeCondition(visibleScope(viewer), parameters)}`
}

export type StatusCounts = Record<ShortcutStatus, number>

/** How many of one's records each system has, by status: one statement for all. */
export async function countBySystem(context: Context): Promise<Map<string, StatusCounts>> {
  const parameters = new Parameters()
  const text = `
    select i.system, least(a.bucket, 4), count(*) from action a join task_item i on i.id = a.task_item_id
    where i.system <> '' and ${mine(context, parameters)} group by 1, 2`
  const counts = new Map<string, StatusCounts>()
  for (const [system, bucket, count] of await context.db.run<[string, number, number]>(text, parameters.values)) {
    const of = counts.get(system) ?? { NEXT: 0, WORK: 0, HOLD: 0, DEL: 0 }
    of[shortcutStatuses[bucket - 1]!] = count
    counts.set(system, of)
  }
  return counts
}

/** One's records of a system in a status, in the board's order. */
export async function readShortcutActions(
  context: Context,
  plan: Plan,
  system: string,
  status: ShortcutStatus,
  atMost: number,
): Promise<never[]> {
  const parameters = new Parameters()
  const where = `i.system = ${parameters.add(system)} and least(a.bucket, 4) = ${shortcutStatuses.indexOf(status) + 1} and ${mine(context, parameters)}`
  const order = 'a.board_order, a.id'
  const text = `
    select ${plan.columns} from (
      select a.* from action a join task_item i on i.id = a.task_item_id where ${where} order by ${order} limit ${parameters.add(atMost)}) a
    ${plan.joins} order by ${order}`
  return (await context.db.run(text, parameters.values)).map(plan.read)
}
