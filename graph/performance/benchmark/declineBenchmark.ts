import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { notProposed } from './permissions.ts'
import { setStatus } from './setStatus.ts'

mutation('declineBenchmark', {
  description: 'Archives a benchmark that was proposed, and says why it is not taken.',
  policy: 'benchmarks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The benchmark.' }),
    version: t.int({ description: 'The version that was seen; another one is a conflict.' }),
    reason: t.string({ required: true, description: 'Why it is not taken, for who proposed it.' }),
  }),
  resolve(input, call) {
    const { reason: declinedBecause } = check(z.object({ reason }), input)
    return setStatus(input, call, { from: ['PROPOSED'], to: 'ARCHIVED', obstacle: notProposed, declinedBecause })
  },
  success: benchmarkInAnswer,
})
