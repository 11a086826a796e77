// Action records as the database writes them, some thousands at a time behind the number of the last: any number of
// them, in little memory.
import { to as copyTo } from 'pg-copy-streams'
import { narrowed } from '../../work/action/actionFilter.ts'
import { exportPart } from '../../work/action/readGrid.ts'
import { visibleScope } from '../../work/action/visibleActions.ts'
import type { Context } from '../../kernel/context.ts'
import { withLiterals } from '../../kernel/statement/literal.ts'
import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { columnOf, type ColumnKind, type ExportColumnName } from './exportColumns.ts'
import type { ExportFormat, RecordRequest } from './exportRequest.ts'
import { jsonMember } from './jsonMember.ts'

const atOnce = 5_000

/** How COPY writes rows; JSON has no control characters, so that nothing of it is quoted. */
const options = { CSV: `format csv`, JSON: `format csv, quote e'\\x01', delimiter e'\\x02'` }

/** The first signs that make a spreadsheet take a text for a formula: = + - @, tabs, returns, and their wide forms. */
const formulaSigns = [9, 13, 43, 45, 61, 64, 65_291, 65_293, 65_309, 65_312].join()

interface Part {
  rows: Buffer[]
  /** Where it ends; null where nothing is behind it. */
  last: number | null
}

/** The file in pieces. Who asks is asked anew for each part, since a long file may outlast their rights. */
export async function* exportRecords(
  asking: () => Promise<Context>,
  request: RecordRequest,
  format: ExportFormat,
): AsyncGenerator<Buffer | string> {
  const { filter, columns, ids, exceptIds } = request
  yield format === 'CSV' ? `\uFEFF${columns.map((name) => columnOf(name).heading).join()}\n` : '[\n'
  const partAfter = async (after: number): Promise<Part> => {
    const context = await asking()
    const ready = await narrowed(context, visibleScope(context.requireViewer()), filter)
    const { from, parameters, last, count } = await exportPart(context, ready, { after, most: atOnce, ids, exceptIds })
    const rows =
      last === null
        ? []
        : await copied(
            context,
            `${selected(context, columns, format, parameters)} ${joined(from, columns)}`,
            parameters,
            format,
          )
    return { rows, last: count < atOnce ? null : last }
  }
  let reading: Promise<Part> | undefined = partAfter(0)
  for (let isFirst = true; reading; isFirst = false) {
    const { rows, last }: Part = await reading
    // The next is read while this one is sent.
    reading = last === null ? undefined : partAfter(last)
    reading?.catch(() => {})
    // No comma before the first of all.
    if (isFirst && format === 'JSON' && rows[0]) rows[0] = rows[0].subarray(1)
    yield* rows
  }
  if (format === 'JSON') yield ']\n'
}

function selected(
  { references }: Context,
  columns: readonly ExportColumnName[],
  format: ExportFormat,
  parameters: Parameters,
): string {
  const cells = columns.map((name) => {
    const { sql, kind } = columnOf(name)
    return cellAs[format](typeof sql === 'string' ? sql : sql(references, parameters), kind)
  })
  if (format === 'CSV') return `select ${cells.join()}`
  // Half of what json_build_object takes.
  const members = columns.map((name) => `"${jsonMember(name)}":%s`)
  return `select format(',{${members.join()}}', ${cells.map((cell) => `coalesce(${cell}, 'null')`).join()})`
}

const cellAs: Record<ExportFormat, (value: string, kind: ColumnKind) => string> = {
  CSV: (value, kind) =>
    kind === 'TEXT' ? `case when ascii(${value}) in (${formulaSigns}) then '''' || ${value} else ${value} end` : value,
  JSON: (value, kind) =>
    kind === 'NUMBER' ? `${value}::text` : kind === 'CODE' ? `'"' || ${value} || '"'` : `to_json(${value})::text`,
}

const joined = (from: string, columns: readonly ExportColumnName[]) =>
  `from (select a.* ${from}) a ${columns.map((name) => columnOf(name).join ?? '').join(' ')} order by a.legacy_id`

const blockSize = 1 << 18

/**
 * A part is read whole, so that who reads slowly keeps no connection to the database. It comes in small pieces, which
 * are put together to blocks.
 */
function copied({ db }: Context, text: string, { values }: Parameters, format: ExportFormat): Promise<Buffer[]> {
  return db.withClient(async (client) => {
    const blocks: Buffer[] = []
    let pieces: Buffer[] = []
    let size = 0
    const close = () => {
      if (size) blocks.push(Buffer.concat(pieces))
      pieces = []
      size = 0
    }
    const rows = client.query(copyTo(`copy (${withLiterals(text, values)}) to stdout with (${options[format]})`))
    for await (const piece of rows as AsyncIterable<Buffer>) {
      pieces.push(piece)
      size += piece.length
      if (size > blockSize) close()
    }
    close()
    return blocks
  })
}
