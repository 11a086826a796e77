import { expect, test } from 'vitest'
import { ValidationError } from '../../../kernel/errors.ts'
import { checkFormula, type FormulaProblem, type FormulaToCheck } from './checkFormula.ts'
import { floatOf } from '../../../kernel/decimal.ts'
import { processorTime } from '../../../testing/processorTime.ts'
import { computeOf, type Computed } from '../computeOf.ts'

const counts = (...names: string[]) => names.map((name) => ({ name, unit: 'count' }))
const given = (formula: string, more: Partial<FormulaToCheck> = {}): FormulaToCheck => ({
  formula,
  dataPoints: counts('a', 'b'),
  unit: 'count',
  aggregation: 'AVERAGE',
  ...more,
})

async function problemsOf(formula: FormulaToCheck): Promise<(FormulaProblem & { message: string })[]> {
  const error = await checkFormula(formula).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ValidationError)) throw error ?? new Error(`${formula.formula} was taken.`)
  return error.fields.map((one) => ({ ...one, message: String(one.message) }))
}

const value = async (formula: string, names: string[], values: (number | null)[]) =>
  floatOf((await computeOf({ numerator: formula, denominator: null, dataPoints: counts(...names) }))(values).value)
const floats = ({ numerator, denominator, value: quotient }: Computed) => ({
  numerator: floatOf(numerator),
  denominator: floatOf(denominator),
  value: floatOf(quotient),
})

test('Two vehicles, 10 km on 1 L and 300 km on 100 L, average 6.5 and come to 3.069', async () => {
  const dataPoints = [
    { name: 'distance_km', unit: 'km' },
    { name: 'fuel_litres', unit: 'L' },
  ]
  const checked = await checkFormula({
    formula: 'distance_km ÷ fuel_litres',
    dataPoints,
    unit: 'km/L',
    aggregation: 'SUM_PER_RATE',
  })
  expect(checked).toEqual({
    formula: 'distance_km / fuel_litres',
    numerator: 'distance_km',
    denominator: 'fuel_litres',
  })
  const compute = await computeOf({ ...checked, dataPoints })
  const rows = [compute([10, 1]), compute([300, 100])]
  expect(rows.map((row) => row.value!.toNumber())).toEqual([10, 3])
  expect(rows[0]!.value!.plus(rows[1]!.value!).dividedBy(2).toString()).toBe('6.5')
  const [above, below] = [
    rows[0]!.numerator!.plus(rows[1]!.numerator!),
    rows[0]!.denominator!.plus(rows[1]!.denominator!),
  ]
  expect(above.dividedBy(below).toFixed(3)).toBe('3.069')
})

test('A formula is split into what is above and below its line', async () => {
  const ratio = async (formula: string) => {
    const { numerator, denominator } = await checkFormula(
      given(formula, { dataPoints: counts('a', 'b', 'c').filter(({ name }) => formula.includes(name)) }),
    )
    return [numerator, denominator]
  }
  expect(await ratio('a / b * 100')).toEqual(['a * 100', 'b'])
  expect(await ratio('100 × (a ÷ b)')).toEqual(['100 * a', 'b'])
  expect(await ratio('abs(a − b) / b * 100')).toEqual(['abs(a - b) * 100', 'b'])
  expect(await ratio('a / 60 / b')).toEqual(['a / 60', 'b'])
  expect(await ratio('(a + b) / (a - c)')).toEqual(['a + b', 'a - c'])
  expect(await ratio('-(a / b)')).toEqual(['-1 * a', 'b'])
  expect(await ratio('a / b + 1')).toEqual(['a / b + 1', null])
  expect(await ratio('a / b / c')).toEqual(['a / b / c', null])
  expect(await ratio('a / 2 + b')).toEqual(['a / 2 + b', null])
})

test('Only a ratio has a sum per rate', async () => {
  expect(await problemsOf(given('a - b', { aggregation: 'SUM_PER_RATE' }))).toMatchObject([
    { path: 'aggregationMethod' },
  ])
})

test('A missing data point is no value; nor is a division by zero, which still counts what is above the line', async () => {
  const made = await computeOf({ numerator: 'a', denominator: 'b', dataPoints: counts('a', 'b') })
  const compute = (values: (number | null)[]) => floats(made(values))
  expect(compute([null, 2])).toEqual({ numerator: null, denominator: null, value: null })
  expect(compute([5, null])).toEqual({ numerator: null, denominator: null, value: null })
  expect(compute([5, 0])).toEqual({ numerator: 5, denominator: 0, value: null })
  expect(compute([0, 0])).toEqual({ numerator: 0, denominator: 0, value: null })
  expect(compute([1e100, 1e-100])).toEqual({ numerator: 1e100, denominator: 1e-100, value: null })
  expect(compute([1e151, 1])).toEqual({ numerator: null, denominator: null, value: null })
  expect(compute([1, 1e-151])).toEqual({ numerator: 1, denominator: 0, value: null })
  expect(await value('sqrt(a)', ['a'], [-1])).toBeNull()
})

test('Signs bind as on paper', async () => {
  const of = (formula: string) => value(`${formula} + 0 * a`, ['a'], [1])
  expect(await of('-2 ^ 2')).toBe(-4)
  expect(await of('2 ^ 3 ^ 0.5')).toBeCloseTo(2 ** (3 ** 0.5), 12)
  expect(await of('2 - 3 - 4')).toBe(-5)
  expect(await of('2 / 4 / 2')).toBe(0.25)
  expect(await of('2 ^ -1')).toBe(0.5)
  expect(await of('round(2.345, 2)')).toBe(2.35)
  expect(await of('round(-2.5)')).toBe(-3)
  expect(await of('max(1, min(5, 3), 2)')).toBe(3)
  expect(await of('ceil(1.2) + floor(-1.2)')).toBe(0)
})

test.each([
  ['a + b', ['0.1', '0.2'], '0.3'],
  ['a * b', ['123456789012.345678', '0.000000000001'], '0.123456789012345678'],
  ['a - b', ['999999999999.123456789012345678', '999999999999'], '0.123456789012345678'],
  ['a * 1.000000000000000000001 + 0 * b', ['3', '1'], '3.000000000000000000003'],
  ['a / b', ['1', '3'], '0.3333333333333333333333333333333333333333'],
  ['floor(a / 3 * 3) + 0 * b', ['10', '1'], '10'],
])('%s keeps every digit', async (formula, values, wanted) => {
  const compute = await computeOf({ numerator: formula, denominator: null, dataPoints: counts('a', 'b') })
  expect(compute(values).value!.toString()).toBe(wanted)
})

test.each([
  ['constructor', /constructor is no data point/],
  ['a.constructor', /no parts/],
  ['__proto__ + a', /__proto__ is no data point/],
  ['a["constructor"]', /no lists/],
  ['toString(a)', /toString is no function/],
  ['constructor(a)', /constructor is no function/],
  ['eval(a)', /eval is no function/],
  ['import(a)', /import is no function/],
  ['a = b', /assigns/],
  ['f(a) = b', /f is no function/],
  ['a == b', /assigns/],
  ['"a" + b', /no texts/],
  ['a:b', /no ranges/],
  ['a; b', /";" has no place/],
  ['a > b', /">" has no place/],
  ['a ? b : 1', /no place/],
  ['{a: b}', /no place/],
  ['a!', /no place/],
  ["a'", /no texts/],
  ['a % b', /\* 100/],
  ['a + pi * b', /pi is no data point/],
  ['i * a * b', /i is no data point/],
  ['a km + b', /Write a sign between a and km/],
  ['2a + b', /Write a sign between 2 and a/],
  ['a (b)', /a is no function/],
  ['(a)(b)', /Write a sign between/],
  ['a mod b', /Write a sign/],
  ['a to b', /Write a sign/],
  ['a ** b', /Write \* once/],
  ['a // b', /Write \/ once/],
  ['a / b /', /missing/],
  ['* a * b', /missing/],
  ['a + (b', /Close a parenthesis/],
  ['a + b)', /closes none/],
  ['()', /missing/],
  ['abs() + a + b', /abs is of one value/],
  ['abs(a, b)', /abs is of one value/],
  ['min(a) + b', /min is of 2 to 10/],
  ['abs + a + b', /Write what abs is of/],
  ['round(a, b)', /0 to 10 digits/],
  ['round(a, 99) + b', /0 to 10 digits/],
  ['NaN + a + b', /NaN is no data point/],
  ['Infinity * a * b', /Infinity is no data point/],
  ['1e999 * a * b', /too large/],
  ['0x1F * a * b', /Write a sign/],
  ['a + ｂ', /ｂ is no data point/],
  ['а + b', /а is no data point/],
  ['a + b\u202E', /no place/],
  ['a + 🚚', /"🚚" has no place/],
  ['𝒂 + b', /no data point/],
  ['9^9^9^9 * a * b', /exponent/],
  ['a ^ b', /exponent/],
  ['a ^ 9 + b', /exponent/],
  ['a / 0 + b', /divides by zero/],
  ['a / (1 - 1) + b', /divides by zero/],
  ['0 ^ -1 * a * b', /divides by zero/],
  ['', /Write a formula/],
  ['   ', /Write a formula/],
])('%s is refused', async (formula, why) => {
  const problems = await problemsOf(given(formula))
  expect(problems.map(({ path }) => path)).toContain('formula')
  expect(problems.find(({ path }) => path === 'formula')!.message).toMatch(why)
})

test('What is too long or too deep is refused at once', async () => {
  const formulas = [
    'a+'.repeat(5000),
    `${'('.repeat(200)}a${')'.repeat(200)}`,
    `${'-'.repeat(400)}a`,
    `${'abs('.repeat(41)}a${')'.repeat(41)}`,
    `a${'^2'.repeat(200)}`,
    `a${'+b'.repeat(150)}`,
  ]
  const took = await processorTime(async () => {
    for (const formula of formulas)
      expect((await problemsOf(given(formula))).map(({ path }) => path)).toContain('formula')
  })
  expect(took).toBeLessThan(2000)
})

test('A problem says at which character it is, and which name is nearest', async () => {
  const [problem] = await problemsOf(given('a + bb_total', { dataPoints: counts('a', 'b_total') }))
  expect(problem).toMatchObject({ column: 5, message: expect.stringContaining('did you mean b_total?') })
  expect((await problemsOf(given('a +\n b $ 2')))[0]).toMatchObject({ column: 8 })
})

test('A formula never names a metric, so that none goes round in circles', async () => {
  const metricKeys = ['fuel-efficiency', 'mtbf']
  expect((await problemsOf(given('a + fuel-efficiency', { metricKeys })))[0]).toMatchObject({
    column: 5,
    message: expect.stringContaining('circles'),
  })
  expect((await problemsOf(given('a + mtbf', { metricKeys })))[0]!.message).toContain('circles')
  expect((await problemsOf(given('a + fuel_efficiency', { metricKeys })))[0]!.message).toContain('circles')
})

test.each([
  [[], 'requiredDataPoints'],
  [counts('a', 'b', 'a'), 'requiredDataPoints.2.name'],
  [counts('a', 'b', 'c'), 'requiredDataPoints.2.name'],
  [counts('a', 'b', ''), 'requiredDataPoints.2.name'],
  [counts('a', 'b', 'Big'), 'requiredDataPoints.2.name'],
  [counts('a', 'b', 'min'), 'requiredDataPoints.2.name'],
  [counts('a', 'b', 'constructor'), 'requiredDataPoints.2.name'],
  [counts('a', 'b', '__proto__'), 'requiredDataPoints.2.name'],
  [counts('a', 'b', 'x'.repeat(41)), 'requiredDataPoints.2.name'],
  [
    [
      { name: 'a', unit: 'furlong' },
      { name: 'b', unit: 'count' },
    ],
    'requiredDataPoints.0.unit',
  ],
  [
    [
      { name: 'a', unit: 'constructor' },
      { name: 'b', unit: 'count' },
    ],
    'requiredDataPoints.0.unit',
  ],
  [counts(...'a b c d e f g h i j k'.split(' ')), 'requiredDataPoints'],
])('Data points %j are refused', async (dataPoints, path) => {
  expect((await problemsOf(given('a + b', { dataPoints }))).map((problem) => problem.path)).toContain(path)
})

const measured = (formula: string, unit: string, units: Record<string, string>): FormulaToCheck =>
  given(formula, { unit, dataPoints: Object.entries(units).map(([name, its]) => ({ name, unit: its })) })

test.each([
  ['km / l', 'km/L', { km: 'km', l: 'L' }],
  ['l / km * 100', 'L/100 km', { km: 'km', l: 'L' }],
  ['n / km * 100', 'per 100 km', { n: 'count', km: 'km' }],
  ['a / b * 100', '%', { a: 'min', b: 'min' }],
  ['a / b', 'count', { a: 'min', b: 'min' }],
  ['minutes / 60', 'h', { minutes: 'min' }],
  ['km * 1000 + m', 'm', { km: 'km', m: 'm' }],
  ['(a + b) / 2', 'km', { a: 'km', b: 'km' }],
  ['max(a, 1) - 5', 'km', { a: 'km' }],
  ['sqrt(a * b)', 'kPa', { a: 'kPa', b: 'kPa' }],
  ['a ^ 2', 'm2', { a: 'm' }],
  ['kwh / km * 100', 'kWh/100 km', { kwh: 'kWh', km: 'km' }],
  ['degrees - 32', '°F', { degrees: '°F' }],
])('%s is %s', async (formula, unit, units) => {
  await expect(checkFormula(measured(formula, unit, units as never))).resolves.toMatchObject({ formula })
})

test.each([
  ['a + b', 'km', { a: 'km', b: 'L' }, /L can't be added to km/],
  ['a - b', 'km', { a: 'km', b: 'm' }, /m can't be subtracted from km/],
  ['max(a, b)', 'km', { a: 'km', b: 'h' }, /h can't be compared with km/],
  ['a + b', '°C', { a: '°C', b: '°F' }, /°F can't be added to °C/],
  ['a / b', 'km/h', { a: 'km', b: 'L' }, /comes to km\/L, which is no km\/h/],
  ['a / b', '%', { a: 'min', b: 'min' }, /multiply by 100/],
  ['a', 'h', { a: 'min' }, /multiply by 0.0166667/],
  ['a', 'furlong', { a: 'km' }, /furlong is no unit/],
  ['a', 'km/furlong', { a: 'km' }, /furlong is no unit/],
  ['a', '', { a: 'km' }, /Choose a unit/],
])('%s in %s is refused', async (formula, unit, units, why) => {
  expect((await problemsOf(measured(formula, unit, units as never))).map(({ message }) => message).join(' ')).toMatch(
    why,
  )
})
