import type { Given } from '../given.ts'
import { instantFrom } from '../../../kernel/time/instant.ts'

export interface Line extends Given {
  line: number
  metric: string
}

type Problem = (field: string, message: string) => void

const fields = new Set(['metric', 'organization', 'location', 'vehicle', 'person', 'at', 'values', 'source', 'key'])
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** One line as what it gives, or null once it was told what is wrong with its form. */
export function readLine(line: number, text: string, problem: Problem): Line | null {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    problem('', 'This line is no JSON.')
    return null
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    problem('', 'Each line is a JSON object.')
    return null
  }
  let isGood = true
  const wrong = (field: string, message: string) => {
    isGood = false
    problem(field, message)
  }
  const row = given as Record<string, unknown>
  for (const name in row)
    if (!fields.has(name)) wrong(name.slice(0, 60), `There is no such field; there are ${list.format(fields)}.`)
  for (const name of ['metric', 'organization', 'key'] as const)
    if (typeof row[name] !== 'string') wrong(name, 'Send text.')
  for (const name of ['location', 'vehicle', 'person', 'source'] as const) {
    if (row[name] !== undefined && row[name] !== null && typeof row[name] !== 'string') wrong(name, 'Send text.')
  }
  if (typeof row.values !== 'object' || row.values === null || Array.isArray(row.values))
    wrong('values', 'Send an object of numbers by name.')
  if (!isGood) return null
  const { metric, organization, location, vehicle, person, values, source, key } = row as Record<string, string>
  return {
    line,
    metric: metric!,
    organization: organization!,
    location,
    vehicle,
    person,
    at: instantFrom(row.at),
    values: values as unknown as Line['values'],
    source: source ?? 'ingest',
    key: key!,
  }
}
