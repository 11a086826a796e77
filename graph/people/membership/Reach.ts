import { builder } from '../../kernel/builder.ts'
import { capitalized } from '../../kernel/capitalized.ts'
import { reaches, reachNames } from '../../kernel/policy.ts'

export const Reach = builder.enumType('Reach', {
  description: 'The reach of a user in a capability, from nothing to everything.',
  values: Object.fromEntries(
    reaches.map((reach) => [reach, { description: `${capitalized(String(reachNames[reach]))}.` }]),
  ) as Record<(typeof reaches)[number], { description: string }>,
})
