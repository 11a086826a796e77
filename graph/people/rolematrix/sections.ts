import type { Capability } from '../../kernel/policy.ts'

/** The parts of the matrix, in its order, by what a capability's name begins with. */
const sections: [title: string, nouns: string[]][] = [
  ['Action records', ['records']],
  ['Tasks and time', ['tasks', 'timeStudies']],
  ['Metrics and benchmarks', ['metrics', 'benchmarks', 'peers']],
  ['Organization and places', ['organizations', 'locations', 'organization']],
  ['People', ['people', 'departments', 'schedules', 'associations']],
  ['Working together', ['appointments', 'collaborate', 'practices', 'views']],
  ['Data', ['audit', 'export', 'confidential']],
]

export const sectionOf = (capability: Capability): string =>
  sections.find(([, nouns]) => nouns.includes(capability.split('.')[0]!))?.[0] ?? 'Other'

export const sectionTitles = sections.map(([title]) => title)
