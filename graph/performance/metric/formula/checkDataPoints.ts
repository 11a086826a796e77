import type { FieldProblem } from '../../../kernel/errors.ts'
import { unitOf } from '../units.ts'
import { reserved } from './words.ts'

export interface DataPoint {
  name: string
  unit: string
}

export const mostDataPoints = 10
const pattern = /^[a-z][a-z0-9_]{0,39}$/

/** What is wrong with data points, each by its place in the list. */
export async function checkDataPoints(dataPoints: readonly DataPoint[]): Promise<FieldProblem[]> {
  const path = 'requiredDataPoints'
  if (!dataPoints.length) return [{ path, message: 'Name at least one data point.' }]
  if (dataPoints.length > mostDataPoints) return [{ path, message: `Name at most ${mostDataPoints} data points.` }]
  const problems: FieldProblem[] = []
  const seen = new Set<string>()
  for (const [i, { name, unit }] of dataPoints.entries()) {
    const problem = problemOf(name) ?? (seen.has(name) ? 'Another data point has this name already.' : undefined)
    if (problem) problems.push({ path: `${path}.${i}.name`, message: problem })
    seen.add(name)
    const known = await unitOf(unit)
    if ('problem' in known) problems.push({ path: `${path}.${i}.unit`, message: known.problem })
  }
  return problems
}

function problemOf(name: string): string | undefined {
  if (!name) return 'Name this data point.'
  if (!pattern.test(name)) return 'Write up to 40 of a to z, 0 to 9 and _, a letter first, such as distance_km.'
  return reserved.has(name) ? `${name} means something in formulas; choose another name.` : undefined
}
