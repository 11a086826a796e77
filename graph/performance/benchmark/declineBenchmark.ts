import { z } from 'zod'
import { mutation } from '../../kernel/mutation.ts'
import { check, reason } from '../../kernel/validation.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { setStatus } from './setStatus.ts'
import * as m from './__generated__/messages.ts'

mutation('declineBenchmark', {
  description: 'Declines a proposed benchmark, with a reason, and archives it.',
  policy: 'benchmarks.edit',
  input: (t) => ({
    id: t.id({ required: true, description: 'The benchmark.' }),
    version: t.int({ description: 'The expected version; any other current version returns a `ConflictError`.' }),
    reason: t.string({ required: true, description: 'The reason for declining, shown to the user who proposed it.' }),
  }),
  resolve(input, call) {
    const { reason: declinedBecause } = check(z.object({ reason }), input)
    return setStatus(input, call, { from: ['PROPOSED'], to: 'ARCHIVED', obstacle: m.notProposed, declinedBecause })
  },
  success: benchmarkInAnswer,
})
