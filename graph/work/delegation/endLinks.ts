import type { Parameters } from '../../kernel/statement/scopeSql.ts'
import { writeAlong } from '../action/alongTransition.ts'

/** Ends links of a record's delegations from the top of the chain down to a depth; all of them where none is named. */
export const endLinks =
  (state: 'HANDED_BACK' | 'ENDED', now: Date, depth = 1) =>
  (parameters: Parameters): string[] => [
    `update delegation d set state = '${state}', ended_at = ${parameters.add(now)}::timestamptz from changed
     where d.action_id = changed.id and d.state in ('ASKED', 'ACCEPTED') and d.depth >= ${parameters.add(depth)}`,
  ]

writeAlong((parameters, { subject, endsDelegation, at }) =>
  endsDelegation && subject.delegatorId ? endLinks('ENDED', at)(parameters) : [],
)
