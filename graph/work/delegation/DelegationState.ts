import { builder } from '../../kernel/builder.ts'

export const DelegationState = builder.enumType('DelegationState', {
  description: 'The status of a delegation.',
  values: {
    ASKED: { description: 'The delegate has not answered yet.' },
    ACCEPTED: { description: 'The delegate accepted the record.' },
    DECLINED: { description: 'The delegate declined the record.' },
    RECALLED: { description: 'The delegation was recalled before the delegate accepted it.' },
    HANDED_BACK: { description: 'The delegate returned the record, or its time limit was reached.' },
    ENDED: { description: 'The record was completed, withdrawn or reassigned.' },
  },
})
