// The units that data points and metrics are measured in: a closed catalogue over those of mathjs, and ratios of them.
import { mathjs } from './mathjs.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

export interface Unit {
  /** The powers of the base dimensions. */
  dimensions: readonly number[]
  /** What one of it is in base units. */
  scale: number
}

/** What we write, and what mathjs calls it; pure numbers and temperatures are none of its. */
const catalogue = new Map<string, string | number>([
  ['count', 1],
  ['%', 0.01],
  ...[
    'km',
    'm',
    'L',
    'kg',
    'g',
    'lb',
    's',
    'min',
    'h',
    'kWh',
    'Wh',
    'MJ',
    'kW',
    'kPa',
    'bar',
    'psi',
    'm2',
    'm3',
    'ft',
  ].map((unit) => [unit, unit] as const),
  ['mi', 'mile'],
  ['gal', 'gallon'],
  ['t', 'tonne'],
  ['d', 'day'],
  ['°C', 'degC'],
  ['°F', 'degF'],
])

/** The units that stand by themselves, for choosing one. */
const unitNames: readonly string[] = [...catalogue.keys()]

/** Degrees are no multiples of each other, so each is a dimension of its own. */
const degreeUnits = ['degC', 'degF']

const longestUnit = 40
const kept = new Map<string, Unit>()

/** A unit of the catalogue, a ratio as km/L or L/100 km, or "per 100 km". */
export async function unitOf(text: string): Promise<Unit | { problem: Text }> {
  const name = text.trim()
  if (!name) return { problem: t.chooseUnit({ units: unitNames.slice(0, 4).join(', ') }) }
  if (name.length > longestUnit) return { problem: t.longUnit({ most: longestUnit }) }
  const before = kept.get(name)
  if (before) return before
  const [above, ...below] = name.startsWith('per ') ? ['count', name.slice(4)] : name.split('/')
  let unit = await single(above!)
  for (const divisor of below) {
    const other = await single(divisor)
    if ('problem' in unit) return unit
    if ('problem' in other) return other
    unit = {
      dimensions: unit.dimensions.map((power, i) => power - other.dimensions[i]!),
      scale: unit.scale / other.scale,
    }
  }
  if (!('problem' in unit)) {
    if (kept.size > 1000) kept.clear()
    kept.set(name, unit)
  }
  return unit
}

/** One unit, or a round number of it. */
async function single(text: string): Promise<Unit | { problem: Text }> {
  const [, number = '1', name = ''] = /^(10{0,6})? ?([^\d\s].*)$/.exec(text.trim()) ?? []
  const known = catalogue.get(name)
  if (known === undefined) {
    const units = unitNames.join(', ')
    const asked = text.trim()
    return { problem: asked ? t.noUnit({ unit: asked, units }) : t.emptyUnit({ units }) }
  }
  const { unit } = await mathjs()
  const base = unit(1, typeof known === 'number' || degreeUnits.includes(known) ? 'm' : known) as unknown as {
    dimensions: number[]
    value: number
  }
  const own = degreeUnits.map((degree) => (degree === known ? 1 : 0))
  if (typeof known === 'number' || degreeUnits.includes(known)) {
    return {
      dimensions: [...base.dimensions.map(() => 0), ...own],
      scale: Number(number) * (typeof known === 'number' ? known : 1),
    }
  }
  return { dimensions: [...base.dimensions, ...own], scale: Number(number) * base.value }
}
