// The mandatory items of records that wait for an answer, by what they ask.
import type { Transaction } from '../../kernel/mutation.ts'
import { readOpenItemsBy } from '../action/openItems.ts'

interface Open {
  actionId: string
  checklistId: string
  prompt: string
}

const read = (db: Pick<Transaction, '$queryRaw'>, ids: readonly string[]) => db.$queryRaw<Open[]>`
  select l.action_id as "actionId", l.checklist_id as "checklistId", i.prompt from action_checklist l
  join checklist_item i on i.checklist_id = l.checklist_id and i.revision = l.revision and i.mandatory
  left join checklist_answer w on w.action_id = l.action_id and w.item_id = i.id
  where l.action_id = any(${[...ids]}::uuid[])
    and (w.id is null or coalesce(w.passed::text, w.number::text, nullif(w.text, ''), w.choice, w.file_id::text) is null)
  order by l.action_id, l.position, l.checklist_id, i.position`

readOpenItemsBy(read)

/** What is open of one checklist of a record. */
export async function openItems(transaction: Transaction, actionId: string, checklistId: string): Promise<string[]> {
  return (await read(transaction, [actionId]))
    .filter((one) => one.checklistId === checklistId)
    .map(({ prompt }) => prompt)
}
