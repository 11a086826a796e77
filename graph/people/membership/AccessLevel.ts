import { builder } from '../../kernel/builder.ts'
import { accessLevelNames, accessLevels } from '../../kernel/policy.ts'

export const AccessLevel = builder.enumType('AccessLevel', {
  description: 'An access level; from highest to lowest: Admin, Strategic, Tactical Mgt, Supervision, Transactional.',
  values: Object.fromEntries(
    accessLevels.map((level) => [level, { description: `${accessLevelNames[level]}.` }]),
  ) as Record<(typeof accessLevels)[number], { description: string }>,
})
