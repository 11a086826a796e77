// The one door for a formula: what is saved has passed here.
import { ValidationError, type FieldProblem } from '../../../kernel/errors.ts'
import { unitOf } from '../units.ts'
import { checkDataPoints, type DataPoint } from './checkDataPoints.ts'
import { dimensionsOf } from './dimensionsOf.ts'
import { namesIn, type Expression } from './Expression.ts'
import { FormulaError } from './FormulaError.ts'
import { fits } from './fits.ts'
import { parseFormula } from './parseFormula.ts'
import { print } from './print.ts'
import { normalise, scan, type ScannedName } from './scan.ts'
import { split } from './split.ts'
import { functions, nearest } from './words.ts'
import * as t from './__generated__/messages.ts'

export interface FormulaToCheck {
  formula: string
  dataPoints: readonly DataPoint[]
  unit: string
  aggregation: 'AVERAGE' | 'SUM_PER_RATE'
  /** The keys of the metrics around, so that naming one is told apart from a slip. */
  metricKeys?: readonly string[]
}

export interface CheckedFormula {
  formula: string
  numerator: string
  denominator: string | null
}

/** A problem of the formula knows its character too. */
export type FormulaProblem = FieldProblem & { column?: number }

/** The formula with what is above and below its line; throws a ValidationError that names each field. */
export async function checkFormula(given: FormulaToCheck): Promise<CheckedFormula> {
  const problems: FormulaProblem[] = await checkDataPoints(given.dataPoints)
  const unit = await unitOf(given.unit)
  if ('problem' in unit) problems.push({ path: 'unit', message: unit.problem })
  const tree = await readFormula(given, problems)
  if (!tree || problems.length || 'problem' in unit) throw new ValidationError(problems)
  const { numerator, denominator } = split(tree)
  if (given.aggregation === 'SUM_PER_RATE' && !denominator)
    throw new ValidationError([{ path: 'aggregationMethod', message: t.needsRatio }])
  const units = new Map<string, string>(given.dataPoints.map((point) => [point.name, point.unit]))
  try {
    const problem = fits(await dimensionsOf(tree, (name) => units.get(name)!), unit, given.unit)
    if (problem) throw new ValidationError([{ path: 'unit', message: problem }])
  } catch (error) {
    throw asProblem(error)
  }
  return {
    formula: normalise(given.formula).trim(),
    numerator: print(numerator),
    denominator: denominator ? print(denominator) : null,
  }
}

async function readFormula(given: FormulaToCheck, problems: FormulaProblem[]): Promise<Expression | undefined> {
  const { formula } = given
  try {
    const metric = given.metricKeys?.find((key) => key.includes('-') && normalise(formula).includes(key))
    if (metric && formula.length <= 500)
      throw new FormulaError(t.isMetric({ key: metric }), formula.indexOf(metric) + 1)
    const known = given.dataPoints.map(({ name }) => name)
    const unknown = scan(normalise(formula)).find(({ name }) => !known.includes(name) && !functions.has(name))
    if (unknown) throw unknownName(unknown, known, given.metricKeys ?? [])
    const tree = await parseFormula(formula)
    const used = namesIn(tree)
    for (const [i, name] of known.entries()) {
      if (!used.has(name)) problems.push({ path: `requiredDataPoints.${i}.name`, message: t.unused })
    }
    return tree
  } catch (error) {
    problems.push(...asProblem(error).fields)
    return undefined
  }
}

function unknownName({ name, column }: ScannedName, known: string[], metricKeys: readonly string[]): FormulaError {
  const key = name.replaceAll('_', '-')
  if (metricKeys.includes(key)) return new FormulaError(t.isMetric({ key }), column)
  const near = nearest(name, known)
  if (near) return new FormulaError(t.didYouMean({ name, near }), column)
  const some = known.slice(0, 10).join(', ')
  return new FormulaError(some ? t.chooseDataPoint({ name, known: some }) : t.addDataPoint({ name }), column)
}

function asProblem(error: unknown): ValidationError {
  if (!(error instanceof FormulaError)) throw error
  const problem: FormulaProblem = {
    path: 'formula',
    message: error.said,
    ...(error.column ? { column: error.column } : {}),
  }
  return new ValidationError([problem])
}
