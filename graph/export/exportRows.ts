// The rows of an export, some hundreds at a time behind the number of the last: any number of them, in little memory.
import { readExport } from '../action/readGrid.ts'
import { narrowedList } from '../action/listFilter.ts'
import { visibleScope } from '../action/visibleActions.ts'
import type { Context } from '../context.ts'
import { exportSelection, exportColumns, type ExportRow } from './exportColumns.ts'
import type { ExportRequest } from './exportRequest.ts'

const atOnce = 1000

/** Lines of cells, the headings first. Who asks is asked anew each time, since a long file may outlast their rights. */
export async function* exportLines(asking: () => Promise<Context>, request: ExportRequest): AsyncGenerator<(string | number)[]> {
  const { filter, columns, numbers, except } = request
  yield columns.map((name) => exportColumns[name].heading)
  for (let after = 0; ; ) {
    const context = await asking()
    const { references } = context
    const ready = await narrowedList(context, visibleScope(context.requireViewer()), filter)
    const rows = await readExport<ExportRow>(context, exportSelection, ready, { after, first: atOnce, numbers, except })
    for (const row of rows) yield columns.map((name) => exportColumns[name].value(row, references) ?? '')
    if (rows.length < atOnce) return
    after = rows.at(-1)!.legacyId
  }
}
