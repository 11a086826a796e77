/** What people may be whom a provider brings; never Admins. */
export const ruleLevels = ['TRANSACTIONAL', 'SUPERVISION', 'TACTICAL', 'STRATEGIC'] as const

export type RuleLevel = (typeof ruleLevels)[number]
