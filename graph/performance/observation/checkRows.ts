import type { Context } from '../../kernel/context.ts'
import { checkRow } from './checkRow.ts'
import type { EnteredMetric } from './enteredMetric.ts'
import type { Given, RowProblem } from './given.ts'
import { foreignKeys } from './knownRows.ts'
import { Places } from './Places.ts'
import type { ObservationRow } from './writeObservations.ts'
import * as t from './__generated__/messages.ts'

/**
 * The rows as they are written, in their order and null where there is something wrong with one. A row whose source and
 * key are known for a place that the viewer does not enter data for is wrong too: it would correct what is not theirs.
 */
export async function checkRows(
  context: Context,
  metric: EnteredMetric,
  given: readonly Given[],
  places = new Places(context, metric.rootId),
) {
  const problems: RowProblem[] = []
  await places.learn(given)
  const first = new Map<string, number>()
  const rows = given.map((one, row): ObservationRow | null => {
    const checked = checkRow(one, metric, places, context.now, (field, message) =>
      problems.push({ row, field, message }),
    )
    const key = `${one.source}\0${one.key}`
    const before = first.get(key)
    if (before !== undefined) {
      problems.push({ row, field: 'key', message: t.rowHasKey({ row: before + 1 }), earlier: before })
      return null
    }
    if (checked) first.set(key, row)
    return checked
  })
  for (const row of await foreignKeys(context, metric, rows)) {
    rows[row] = null
    problems.push({ row, field: 'key', message: t.keyElsewhere })
  }
  problems.sort((one, other) => one.row - other.row)
  return { rows, problems }
}
