import { builder } from '../../kernel/builder.ts'
import { accessLevelNames, accessLevels } from '../../kernel/policy.ts'

export const AccessLevel = builder.enumType('AccessLevel', {
  description: 'What somebody may do, from the most to the least.',
  values: Object.fromEntries(
    accessLevels.map((level) => [level, { description: `${accessLevelNames[level]}.` }]),
  ) as Record<(typeof accessLevels)[number], { description: string }>,
})
