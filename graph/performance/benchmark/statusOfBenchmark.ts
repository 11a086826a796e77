import { statusMutations } from '../../kernel/statusMutations.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { setStatus, type Step } from './setStatus.ts'
import { the } from '../../kernel/noun.ts'
import * as t from './__generated__/messages.ts'

statusMutations<Step, { benchmarkId: string }>(
  the('Benchmark'),
  {
    acceptBenchmark: {
      to: { from: ['PROPOSED'], to: 'ACTIVE', obstacle: t.notProposed },
      description: 'Accepts a proposed benchmark and puts it in use.',
    },
    archiveBenchmark: {
      to: { from: ['ACTIVE', 'PROPOSED'], to: 'ARCHIVED', obstacle: t.archivedAlready },
      description: 'Archives a benchmark; it is no longer evaluated, and its open breaches end.',
    },
    restoreBenchmark: {
      to: { from: ['ARCHIVED'], to: 'ACTIVE', obstacle: t.notArchived, declinedBecause: null },
      description: 'Restores an archived benchmark.',
    },
  },
  { policy: 'benchmarks.edit', resolve: setStatus, success: benchmarkInAnswer },
)
