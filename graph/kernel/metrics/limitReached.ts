import { counter } from './registry.ts'

const reached = counter('opsgraph_limits_reached_total', 'How often somebody was refused for a limit.', ['limit'])

/** The limits that are watched; each is there from the start, so that an alert sees the first refusal. */
const limits = ['operations', 'sign-ins', 'streams', 'requests', 'long lists', 'mails'] as const

for (const limit of limits) reached.of(limit)

/** Counts that somebody was refused for a limit. */
export const limitReached = (limit: (typeof limits)[number]) => reached.of(limit).add()
