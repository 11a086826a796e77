// Action records as the database writes them, some thousands at a time behind the number of the last: any number of them,
// in little memory.
import { to as copyTo } from 'pg-copy-streams'
import { narrowedList } from '../action/listFilter.ts'
import { exportPart } from '../action/readGrid.ts'
import { visibleScope } from '../action/visibleActions.ts'
import type { Context } from '../context.ts'
import { withLiterals } from '../statement/literal.ts'
import type { Parameters } from '../statement/scopeSql.ts'
import { columnOf, type ExportColumnName } from './exportColumns.ts'
import type { ExportFormat, RecordRequest } from './exportRequest.ts'
import { keyOf } from './keyOf.ts'

const atOnce = 5_000

/** How COPY writes rows; JSON has no control characters, so that nothing of it is quoted. */
const options = { CSV: `format csv`, JSON: `format csv, quote e'\\x01', delimiter e'\\x02'` }

/** The first signs that make a spreadsheet take a text for a formula: = + - @, tabs, returns, and their wide forms. */
const formulaSigns = [9, 13, 43, 45, 61, 64, 65_291, 65_293, 65_309, 65_312].join()

/** The file in pieces. Who asks is asked anew for each part, since a long file may outlast their rights. */
export async function* exportRecords(asking: () => Promise<Context>, request: RecordRequest, format: ExportFormat): AsyncGenerator<Buffer | string> {
  const { filter, columns, numbers, except } = request
  yield format === 'CSV' ? `\uFEFF${columns.map((name) => columnOf(name).heading).join()}\n` : '[\n'
  for (let after = 0; ; ) {
    const context = await asking()
    const ready = await narrowedList(context, visibleScope(context.requireViewer()), filter)
    const { from, parameters, first, last, count } = await exportPart(context, ready, { after, most: atOnce, numbers, except })
    if (first !== null) yield copied(context, `${selected(context, columns, format, parameters, after ? undefined : first)} ${joined(from, columns)}`, parameters, format)
    if (count < atOnce) break
    after = last!
  }
  if (format === 'JSON') yield ']\n'
}

function selected({ references }: Context, columns: readonly ExportColumnName[], format: ExportFormat, parameters: Parameters, firstOfAll?: number): string {
  const written = columns.map((name) => {
    const { sql, isText } = columnOf(name)
    const value = typeof sql === 'string' ? sql : sql(references, parameters)
    if (format === 'JSON') return `'${keyOf(name)}', ${value}`
    return isText ? `case when ascii(${value}) in (${formulaSigns}) then '''' || ${value} else ${value} end` : value
  })
  if (format === 'CSV') return `select ${written.join()}`
  return `select case when a.legacy_id = ${firstOfAll ?? 0} then '' else ',' end || json_build_object(${written.join()})`
}

const joined = (from: string, columns: readonly ExportColumnName[]) =>
  `from (select a.* ${from}) a ${columns.map((name) => columnOf(name).join ?? '').join(' ')} order by a.legacy_id`

/** A part is read whole, so that who reads slowly keeps no connection to the database. */
function copied({ db }: Context, text: string, { values }: Parameters, format: ExportFormat): Promise<Buffer> {
  return db.withClient(async (client) => {
    const parts: Buffer[] = []
    const rows = client.query(copyTo(`copy (${withLiterals(text, values)}) to stdout with (${options[format]})`))
    for await (const part of rows as AsyncIterable<Buffer>) parts.push(part)
    return Buffer.concat(parts)
  })
}
