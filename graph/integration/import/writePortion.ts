// Writes a portion of rows, each by the mutation of its noun, as it was compared: all of the portion, or nothing of it.
import type { Context } from '../../kernel/context.ts'
import type { Payload, Transaction } from '../../kernel/mutation.ts'
import type { Writer } from '../../kernel/writer.ts'
import type { Change, Kind, Problem } from './importedKind.ts'
import { planRows, type Importing, type PlannedRow, type StoredRow } from './planRows.ts'
import { problemsOf, takeStep } from './rowSteps.ts'
import { ImportStopped } from './ImportStopped.ts'
import { writeRows } from './writeRows.ts'
import * as t from './__generated__/messages.ts'
import type { Said } from '../../kernel/messages/text.ts'

interface WaitingRow extends StoredRow {
  depth: number
  changes: Change[]
}

/** Writes the next rows; answers with how many there were. What is below another row waits for that one's portion. */
export async function writePortion(
  context: Context,
  transaction: Transaction,
  kind: Kind,
  importing: Importing,
  most: number,
): Promise<number> {
  const next = await transaction.$queryRaw<WaitingRow[]>`
    select number, cells, depth, changes from import_row
    where import_id = ${importing.id}::uuid and effect in ('CREATED', 'CHANGED') and written_at is null order by depth, number limit ${most}`
  const rows = next.filter(({ depth }) => depth === next[0]?.depth)
  if (!rows.length) return 0
  const planned = await planRows(context, kind, importing, rows)
  const compared = new Map(rows.map(({ number, changes }) => [number, changes]))
  const results = await writeRows(transaction, planned, (writer, row) =>
    written(context, writer, kind, row, compared.get(row.number)!),
  )
  await transaction.$executeRaw`
    update import_row r set written_at = ${context.now}, result = given.result::jsonb
    from unnest(${rows.map(({ number }) => number)}::int[], ${results.map((result) => JSON.stringify(result))}::text[]) given(number, result)
    where r.import_id = ${importing.id}::uuid and r.number = given.number`
  await transaction.$executeRaw`update "import" set written = written + ${rows.length}, touched_at = ${context.now}, failures = 0 where id = ${importing.id}::uuid`
  return rows.length
}

async function written(
  context: Context,
  writer: Writer,
  kind: Kind,
  { number, intent, problems }: PlannedRow,
  compared: readonly Change[],
): Promise<Payload> {
  if (problems.length || !intent) throw stopped(kind, number, problems)
  // Somebody else was there first, and made it what the row says.
  if (!intent.isNew && !intent.steps.length) return {}
  if (saidBy(intent.changes) !== saidBy(compared)) throw new ImportStopped(t.rowChanged({ row: number }))
  let payload: Payload = {}
  try {
    for (const step of intent.steps) payload = await takeStep(context, writer, step)
  } catch (error) {
    const found = problemsOf(kind, error)
    throw found ? stopped(kind, number, found) : error
  }
  return payload
}

const saidBy = (changes: readonly Change[]) =>
  JSON.stringify(changes.map(({ field, before, after }) => [field, before, after]))

function stopped({ fields }: Kind, number: number, problems: readonly Problem[]): ImportStopped {
  const labelOf = (field: string) => fields.find(({ name }) => name === field)?.label ?? field
  const told = problems.map(({ field, message }): Said => t.fieldProblem({ field: labelOf(field), problem: message }))
  const all = told.length ? told.reduce((first, next) => t.afterAnother({ first, next })) : ''
  return new ImportStopped(t.problemsOfRow({ row: number, problems: all }))
}
