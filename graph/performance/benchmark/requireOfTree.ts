import { NotFoundError, invalid } from '../../kernel/errors.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

/** A benchmark is of a metric of its own tree that is in use. */
export function requireOfTree(metric: { rootId: string; status: string }, rootId: string): void {
  if (metric.rootId !== rootId) throw new NotFoundError(the('Metric'))
  if (metric.status !== 'ACTIVE') throw invalid('metricId', t.metricInUse)
}
