import { builder } from '../../kernel/builder.ts'
import { reaches, reachNames } from '../../kernel/policy.ts'

export const Reach = builder.enumType('Reach', {
  description: 'The reach of a user in a capability, from nothing to everything.',
  values: Object.fromEntries(
    reaches.map((reach) => [
      reach,
      { description: `${reachNames[reach][0]!.toUpperCase()}${reachNames[reach].slice(1)}.` },
    ]),
  ) as Record<(typeof reaches)[number], { description: string }>,
})
