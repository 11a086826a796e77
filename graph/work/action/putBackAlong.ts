// What else goes back where a step of a record is undone: a noun above says it of its own table, whose rows are kept
// when they change (past_row).
import type { Transaction } from '../../kernel/mutation.ts'

interface Undoing {
  actionId: string
  /** The step that is undone. */
  stepId: string
}

/** The columns that go back to what they were, as assignments to `x` from `r`. */
interface Kept {
  table: string
  /** The column that tells the rows of a record apart, as an expression that is text. */
  key: string
  assignments: string
  /** A statement that follows; it takes the record's id. */
  after?: string
}

const all: Kept[] = []

/** Says that rows of a table go back: those that a step made go, those that it changed are as they were. */
export const putBack = (kept: Kept) => void all.push(kept)

export async function putBackAlong(transaction: Transaction, { actionId, stepId }: Undoing): Promise<void> {
  for (const { table, key, assignments, after } of all) {
    const rows = `
      with kept as (
        select distinct on (p.key) p.key, p.row from past_row p
        where p.of_id = $1::uuid and p.step_id = $2::uuid and p.kind = '${table}' order by p.key, p.position)`
    await transaction.$executeRawUnsafe(
      `${rows} delete from ${table} x using kept k where k.row is null and x.action_id = $1::uuid and ${key} = k.key`,
      actionId,
      stepId,
    )
    await transaction.$executeRawUnsafe(
      `${rows} update ${table} x set ${assignments} from kept k cross join lateral jsonb_populate_record(null::${table}, k.row) r
       where k.row is not null and x.action_id = $1::uuid and ${key} = k.key`,
      actionId,
      stepId,
    )
    if (after) await transaction.$executeRawUnsafe(after, actionId)
  }
}
