import { statusMutations } from '../../kernel/statusMutations.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { notProposed } from './permissions.ts'
import { setStatus, type Step } from './setStatus.ts'

statusMutations<Step, { benchmarkId: string }>(
  'The benchmark',
  {
    acceptBenchmark: {
      to: { from: ['PROPOSED'], to: 'ACTIVE', obstacle: notProposed },
      description: 'Accepts a proposed benchmark and puts it in use.',
    },
    archiveBenchmark: {
      to: { from: ['ACTIVE', 'PROPOSED'], to: 'ARCHIVED', obstacle: 'The benchmark is archived already.' },
      description: 'Archives a benchmark; it is no longer evaluated, and its open breaches end.',
    },
    restoreBenchmark: {
      to: { from: ['ARCHIVED'], to: 'ACTIVE', obstacle: 'The benchmark is not archived.', declinedBecause: null },
      description: 'Restores an archived benchmark.',
    },
  },
  { policy: 'benchmarks.edit', resolve: setStatus, success: benchmarkInAnswer },
)
