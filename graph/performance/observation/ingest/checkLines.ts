import type { Context } from '../../../kernel/context.ts'
import { checkRow } from '../checkRow.ts'
import { entryObstacle, type EnteredMetric } from '../enteredMetric.ts'
import { Places } from '../Places.ts'
import type { ObservationRow } from '../writeObservations.ts'
import { MetricsByName } from './MetricsByName.ts'
import { readLine, type Line } from './readLine.ts'
import type { Said } from '../../../kernel/messages/text.ts'

/** So many are told. */
export const mostProblems = 20

export interface LineProblem {
  line: number
  field: string
  /** In English: a program reads it. */
  message: string
}

export interface CheckedLine {
  line: number
  metric: EnteredMetric
  row: ObservationRow
}

/** Checks lines portion by portion, and remembers across these what it has looked up and which keys it has seen. */
export class LineChecker {
  readonly problems: LineProblem[] = []
  /** How many lines were refused. */
  refused = 0
  private readonly context: Context
  private readonly places: Places
  private readonly metrics: MetricsByName
  private readonly seen = new Map<string, number>()

  constructor(context: Context) {
    this.context = context
    this.places = new Places(context)
    this.metrics = new MetricsByName(context)
  }

  async check(portion: readonly { line: number; text: string }[]): Promise<CheckedLine[]> {
    const given = portion.flatMap(
      ({ line, text }) => readLine(line, text, (field, message) => this.tell({ line, field, message })) ?? [],
    )
    await Promise.all([this.places.learn(given), this.metrics.learn(given.map(({ metric }) => metric))])
    const checked = given.flatMap((one) => this.checkOne(one) ?? [])
    this.refused += portion.length - checked.length
    return checked
  }

  private tell(problem: LineProblem) {
    if (this.problems.length < mostProblems) this.problems.push(problem)
  }

  private checkOne(one: Line): CheckedLine | null {
    const { line } = one
    const problem = (field: string, message: Said) => this.tell({ line, field, message: String(message) })
    const organization = this.places.organization(one.organization)
    const metric = this.metrics.of(one.metric, typeof organization === 'object' ? organization?.path : undefined)
    const obstacle = metric ? entryObstacle(metric) : 'There is no such metric.'
    if (!metric || obstacle) {
      problem('metric', obstacle!)
      return null
    }
    const row = checkRow(one, metric, this.places, this.context.now, problem)
    const key = `${metric.id}${one.source}\0${one.key}`
    const before = this.seen.get(key)
    if (before === undefined && row) this.seen.set(key, line)
    if (before !== undefined) problem('key', `Line ${before} has this metric, source and key too.`)
    return row && before === undefined ? { line, metric, row } : null
  }
}
