import type { PracticeStatus as Status, RequirementLevel as Level } from '../../../prisma/__generated__/client/enums.ts'
import { builder } from '../../kernel/builder.ts'

export type { Level, Status }

/** How much a level counts, and what it is called. */
export const levels = {
  REQUIRED: { name: 'Required', weight: 3, description: 'Nobody of the trade does without it.' },
  RECOMMENDED: { name: 'Recommended', weight: 2, description: 'Good ones have it.' },
  OPTIONAL: { name: 'Optional', weight: 1, description: 'It pays for some.' },
} as const satisfies Record<Level, object>

/** What a status is called, and how much of the feature is there; of what does not apply, nothing is asked. */
export const statuses = {
  NOT_STARTED: { name: 'Not started', share: 0, description: 'Nothing of it is there.' },
  PLANNED: { name: 'Planned', share: 0, description: 'It is planned, nothing of it is there yet.' },
  PARTIAL: { name: 'Partly', share: 0.5, description: 'A part of it is there.' },
  IN_PLACE: { name: 'In place', share: 1, description: 'It is there.' },
  NOT_APPLICABLE: { name: 'Not applicable', share: null, description: 'It is nothing for this organization.' },
} as const satisfies Record<Status, object>

export const RequirementLevel = builder.enumType('RequirementLevel', {
  description: 'How much a department needs a feature.',
  values: levels,
})

export const PracticeStatus = builder.enumType('PracticeStatus', {
  description: 'How far somebody is with a feature.',
  values: statuses,
})
