// Compares a portion of rows with what is there: each step is tried by the mutation of its noun, and nothing is
// changed.
import type { Context } from '../../kernel/context.ts'
import type { Transaction } from '../../kernel/mutation.ts'
import type { Writer } from '../../kernel/writer.ts'
import { keptProblems, type Kind, type Problem } from './importedKind.ts'
import { planRows, type Importing, type PlannedRow, type StoredRow } from './planRows.ts'
import { problemsOf, tryStep } from './rowSteps.ts'
import { tryRows } from './writeRows.ts'
import * as t from './__generated__/messages.ts'

type Effect = 'CREATED' | 'CHANGED' | 'SAME' | 'REFUSED'

/** Compares the next rows; answers with how many there were. */
export async function comparePortion(
  context: Context,
  transaction: Transaction,
  kind: Kind,
  importing: Importing,
  most: number,
): Promise<number> {
  const next = await transaction.$queryRaw<(StoredRow & { depth: number })[]>`
    select number, cells, depth from import_row where import_id = ${importing.id}::uuid and effect is null order by depth, number limit ${most}`
  // What is below other rows of the file looks at what those have come to.
  const rows = next.filter(({ depth }) => depth === next[0]?.depth)
  if (!rows.length) return 0
  const planned = await planRows(context, kind, importing, rows)
  const twice = await twins(transaction, kind, importing, planned, rows)
  const found = await tryRows(transaction, planned, async (writer, row) => {
    const read = [...row.problems, ...(twice.get(row.number) ?? [])]
    const problems = read.length ? read : await tried(context, writer, kind, row)
    return { row, effect: effectOf(row, problems), problems }
  })
  await transaction.$executeRaw`
    update import_row r set effect = given.effect::import_effect, key = given.key, changes = given.changes::jsonb, problems = given.problems::jsonb, result = given.result::jsonb
    from unnest(
      ${found.map(({ row }) => row.number)}::int[], ${found.map(({ effect }) => effect)}::text[], ${found.map(({ row }) => row.intent?.key ?? null)}::text[],
      ${found.map(({ row }) => JSON.stringify(row.intent?.changes ?? []))}::text[], ${found.map(({ problems }) => keptProblems(problems))}::text[],
      ${found.map(({ row }) => JSON.stringify(row.intent?.result ?? null))}::text[]) given(number, effect, key, changes, problems, result)
    where r.import_id = ${importing.id}::uuid and r.number = given.number`
  const count = (effect: Effect) => found.filter((one) => one.effect === effect).length
  await transaction.$executeRaw`
    update "import" set compared = compared + ${found.length}, created = created + ${count('CREATED')}, changed = changed + ${count('CHANGED')},
      same = same + ${count('SAME')}, refused = refused + ${count('REFUSED')}, touched_at = ${context.now}, failures = 0
    where id = ${importing.id}::uuid`
  return found.length
}

const effectOf = ({ intent }: PlannedRow, problems: readonly Problem[]): Effect =>
  problems.length || !intent ? 'REFUSED' : intent.isNew ? 'CREATED' : intent.steps.length ? 'CHANGED' : 'SAME'

/** What the mutations say that would be asked. */
async function tried(context: Context, writer: Writer, kind: Kind, { intent }: PlannedRow): Promise<Problem[]> {
  try {
    for (const step of intent?.steps ?? []) await tryStep(context, writer, step)
    return []
  } catch (error) {
    const problems = problemsOf(kind, error)
    if (!problems) throw error
    return problems
  }
}

/** The rows of which an earlier one is known by the same, or says the same where no two may. */
async function twins(
  transaction: Transaction,
  { fields }: Kind,
  { id, fields: columns }: Importing,
  planned: readonly PlannedRow[],
  rows: readonly StoredRow[],
) {
  const problems = new Map<number, Problem[]>()
  const tell = (number: number, problem: Problem) =>
    void problems.set(number, [...(problems.get(number) ?? []), problem])
  const first = fields.find(({ isRequired }) => isRequired)!.name
  const keys = planned.flatMap(({ number, intent, problems: wrong }) =>
    intent && !wrong.length ? [{ number, said: intent.key }] : [],
  )
  const known = await transaction.$queryRaw<Said[]>`
    select key as said, min(number) as number from import_row
    where import_id = ${id}::uuid and key = any(${keys.map(({ said }) => said)}) and effect <> 'REFUSED' group by 1`
  again(keys, known, (number, earlier) => tell(number, { field: first, message: t.sameRow({ row: earlier }) }))
  for (const { name, isUnique } of fields) {
    const column = columns.indexOf(name)
    const cells = rows.flatMap(({ number, cells: { [column]: said } }) =>
      said && isUnique?.(said) ? [{ number, said }] : [],
    )
    if (!cells.length) continue
    const earlier = await transaction.$queryRaw<Said[]>`
      select cells[${column + 1}] as said, min(number) as number from import_row
      where import_id = ${id}::uuid and cells[${column + 1}] = any(${cells.map(({ said }) => said)}) and effect <> 'REFUSED' group by 1`
    again(cells, earlier, (number, other) =>
      problems.has(number) ? undefined : tell(number, { field: name, message: t.sameCell({ row: other }) }),
    )
  }
  return problems
}

interface Said {
  said: string
  number: number
}

function again(rows: readonly Said[], known: readonly Said[], tell: (number: number, earlier: number) => void): void {
  const seen = new Map(known.map(({ said, number }) => [said, number]))
  for (const { said, number } of rows) {
    const earlier = seen.get(said)
    if (earlier === undefined) seen.set(said, number)
    else tell(number, earlier)
  }
}
