import { statusMutations } from '../../kernel/statusMutations.ts'
import { benchmarkInAnswer } from './benchmarkInAnswer.ts'
import { notProposed } from './permissions.ts'
import { setStatus, type Step } from './setStatus.ts'

statusMutations<Step, { benchmarkId: string }>(
  'The benchmark',
  {
    acceptBenchmark: {
      to: { from: ['PROPOSED'], to: 'ACTIVE', obstacle: notProposed },
      description: 'Takes a benchmark that was proposed into use.',
    },
    archiveBenchmark: {
      to: { from: ['ACTIVE', 'PROPOSED'], to: 'ARCHIVED', obstacle: 'The benchmark is archived already.' },
      description: 'Takes a benchmark out of use: it is asked about no more, and what is open of it ends.',
    },
    restoreBenchmark: {
      to: { from: ['ARCHIVED'], to: 'ACTIVE', obstacle: 'The benchmark is not archived.', declinedBecause: null },
      description: 'Takes an archived benchmark back into use.',
    },
  },
  { policy: 'benchmarks.edit', resolve: setStatus, success: benchmarkInAnswer },
)
