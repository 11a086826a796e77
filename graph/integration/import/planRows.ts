// What the rows of a portion come to: read cell by cell, then set beside what is there, in few statements however many
// rows.
import type { Context } from '../../kernel/context.ts'
import { Unreadable, type Field, type Reading, type Value } from './fields.ts'
import type { Intent, Kind, Planning, Problem, ReadRow } from './importedKind.ts'
import { Names } from './names.ts'
import type { KnownOrganization, Named } from './readNamed.ts'
import { requiredMessage } from '../../kernel/requiredMessage.ts'

export interface StoredRow {
  number: number
  cells: readonly string[]
}

/** What a portion needs of its import. */
export interface Importing {
  id: string
  fields: readonly string[]
  organization: KnownOrganization
}

export interface PlannedRow {
  number: number
  intent: Intent | null
  problems: Problem[]
}

export async function planRows(
  context: Context,
  kind: Kind,
  { id: importId, fields, organization }: Importing,
  stored: readonly StoredRow[],
): Promise<PlannedRow[]> {
  const names = new Names(context, organization)
  const rows = stored.map(({ number, cells }) => ({
    number,
    cells: new Map(fields.flatMap((field, i): [string, string][] => (field && cells[i] ? [[field, cells[i]]] : []))),
  }))
  await names.learn(
    namesIn(
      kind.fields,
      rows.map(({ cells }) => cells),
    ),
  )
  const planned = rows.map(({ number, cells }) => readRow(context, kind, names, organization, { number, cells }))
  const whole = planned.flatMap(({ row, problems }) => (problems.length ? [] : [row]))
  const planning: Planning = {
    context,
    home: organization,
    names,
    importId,
    columnOf: (field) => (fields.includes(field) ? fields.indexOf(field) + 1 : undefined),
  }
  const intents = whole.length ? await kind.intend(planning, whole) : []
  const found = new Map(whole.map(({ number }, i) => [number, intents[i]!]))
  return planned.map(({ row: { number }, problems }) => {
    const intent = found.get(number) ?? null
    return { number, intent, problems: [...problems, ...(intent?.problems ?? [])] }
  })
}

/** All that the cells name, by its kind. */
function namesIn(fields: readonly Field[], rows: readonly ReadonlyMap<string, string>[]): Map<Named, Set<string>> {
  const wanted = new Map<Named, Set<string>>()
  for (const { name, names, namesIn: split = (cell: string) => [cell] } of fields) {
    if (!names) continue
    const all = wanted.get(names) ?? new Set()
    for (const cells of rows) for (const one of split(cells.get(name) ?? '')) if (one) all.add(one)
    wanted.set(names, all)
  }
  return wanted
}

function readRow(
  context: Context,
  { fields }: Kind,
  names: Names,
  home: KnownOrganization,
  { number, cells }: { number: number; cells: ReadonlyMap<string, string> },
) {
  const problems: Problem[] = []
  const values = new Map<string, Value>()
  const named = fields.some(({ name }) => name === 'organization') ? cells.get('organization') : undefined
  const at = named ? names.organization(named) : { row: home }
  const reading: Reading = { context, names, at: 'row' in at ? at.row : null, cells }
  for (const { name, isRequired, read } of fields) {
    const cell = cells.get(name)
    if (!cell) {
      if (isRequired) problems.push({ field: name, message: requiredMessage(name) })
      continue
    }
    try {
      values.set(name, read(cell, reading))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      problems.push({ field: name, message: error.said })
    }
  }
  const row: ReadRow = { number, at: reading.at ?? home, cells, values }
  return { row, problems }
}
