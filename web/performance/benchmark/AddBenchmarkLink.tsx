import { useViewer } from '../../kernel/shell/viewer.ts'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** Leads to the form for a new benchmark, for whoever may at least propose one. */
export const AddBenchmarkLink = ({ className = 'outlined' }: { className?: 'outlined' | 'primary' }) =>
  useViewer()?.capabilities.includes('benchmarks.propose') ? (
    <ButtonLink to="/benchmarkConfig?new" className={className}>
      {t.addABenchmark}
    </ButtonLink>
  ) : null
