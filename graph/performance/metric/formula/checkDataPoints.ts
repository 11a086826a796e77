import type { FieldProblem } from '../../../kernel/errors.ts'
import { unitOf } from '../units.ts'
import { reserved } from './words.ts'
import type { Text } from '../../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface DataPoint {
  name: string
  unit: string
}

export const mostDataPoints = 10
const pattern = /^[a-z][a-z0-9_]{0,39}$/

/** What is wrong with data points, each by its place in the list. */
export async function checkDataPoints(dataPoints: readonly DataPoint[]): Promise<FieldProblem[]> {
  const path = 'requiredDataPoints'
  if (!dataPoints.length) return [{ path, message: t.nameDataPoint }]
  if (dataPoints.length > mostDataPoints) return [{ path, message: t.mostDataPoints({ most: mostDataPoints }) }]
  const problems: FieldProblem[] = []
  const seen = new Set<string>()
  for (const [i, { name, unit }] of dataPoints.entries()) {
    const problem = problemOf(name) ?? (seen.has(name) ? t.nameTwice : undefined)
    if (problem) problems.push({ path: `${path}.${i}.name`, message: problem })
    seen.add(name)
    const known = await unitOf(unit)
    if ('problem' in known) problems.push({ path: `${path}.${i}.unit`, message: known.problem })
  }
  return problems
}

function problemOf(name: string): Text | undefined {
  if (!name) return t.nameThis
  if (!pattern.test(name)) return t.namePattern
  return reserved.has(name) ? t.nameReserved({ name }) : undefined
}
