import { NotFoundError, ValidationError } from '../../kernel/errors.ts'

/** A benchmark is of a metric of its own tree that is in use. */
export function requireOfTree(metric: { rootId: string; status: string }, rootId: string): void {
  if (metric.rootId !== rootId) throw new NotFoundError('The metric')
  if (metric.status !== 'ACTIVE')
    throw new ValidationError([{ path: 'metricId', message: 'Choose a metric that is in use.' }])
}
