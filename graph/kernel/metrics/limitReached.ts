import { quotaKinds } from '../quota/quotas.ts'
import { counter } from './registry.ts'

const reached = counter('opsgraph_limits_reached_total', 'How often somebody was refused for a limit.', ['limit'])

/** The limits that are watched beside quotas; each is there from the start, so that an alert sees the first refusal. */
const limits = ['operations', 'sign-ins', 'requests', 'long lists'] as const

for (const limit of [...limits, ...quotaKinds]) reached.of(limit.toLowerCase())

/** Counts that somebody was refused for a limit. */
export const limitReached = (limit: (typeof limits)[number] | (typeof quotaKinds)[number]) =>
  reached.of(limit.toLowerCase()).add()
