import { useViewer } from '../../kernel/shell/viewer.ts'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'

/** Leads to the form for a new benchmark, for whoever may at least propose one. */
export const AddBenchmarkLink = ({ className = 'outlined' }: { className?: 'outlined' | 'primary' }) =>
  useViewer()?.capabilities.includes('benchmarks.propose') ? (
    <ButtonLink to="/benchmarkConfig?new" className={className}>
      Add a benchmark
    </ButtonLink>
  ) : null
