import type { PracticeStatus as Status, RequirementLevel as Level } from '../../../prisma/__generated__/client/enums.ts'
import { builder } from '../../kernel/builder.ts'
import * as t from './__generated__/messages.ts'

export type { Level, Status }

/** How much a level counts, and what it is called. */
export const levels = {
  REQUIRED: { name: t.required, weight: 3, description: 'Standard throughout the industry.' },
  RECOMMENDED: { name: t.recommended, weight: 2, description: 'Good practice in the industry.' },
  OPTIONAL: { name: t.optional, weight: 1, description: 'Useful to some departments.' },
} as const satisfies Record<Level, object>

/** What a status is called, and how much of the feature is there; of what does not apply, nothing is asked. */
export const statuses = {
  NOT_STARTED: { name: t.notStarted, share: 0, description: 'Nothing is in place.' },
  PLANNED: { name: t.planned, share: 0, description: 'It is planned, but nothing is in place yet.' },
  PARTIAL: { name: t.partly, share: 0.5, description: 'It is partly in place.' },
  IN_PLACE: { name: t.inPlace, share: 1, description: 'It is in place.' },
  NOT_APPLICABLE: { name: t.notApplicable, share: null, description: 'It does not apply.' },
} as const satisfies Record<Status, object>

export const RequirementLevel = builder.enumType('RequirementLevel', {
  description: 'How important a feature is to a department.',
  values: levels,
})

export const PracticeStatus = builder.enumType('PracticeStatus', {
  description: 'The implementation status of a feature.',
  values: statuses,
})
