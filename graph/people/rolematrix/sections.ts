import type { Capability } from '../../kernel/policy.ts'
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

/** The parts of the matrix, in its order, by what a capability's name begins with. */
const sections: [title: Text, nouns: string[]][] = [
  [t.records, ['records']],
  [t.tasks, ['tasks', 'timeStudies']],
  [t.metrics, ['metrics', 'benchmarks', 'peers']],
  [t.places, ['organizations', 'locations', 'organization']],
  [t.people, ['people', 'departments', 'schedules', 'associations']],
  [t.collaboration, ['appointments', 'collaborate', 'practices', 'views']],
  [t.data, ['audit', 'export', 'confidential']],
]

export const sectionOf = (capability: Capability): Text =>
  sections.find(([, nouns]) => nouns.includes(capability.split('.')[0]!))?.[0] ?? t.other

export const sectionTitles = sections.map(([title]) => title)
