import { useViewer } from '../../kernel/shell/viewer.ts'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** Leads to the form for a new benchmark, for whoever may at least propose one. */
export const AddBenchmarkLink = () =>
  useViewer()?.capabilities.includes('benchmarks.propose') ? (
    <ButtonLink to="/benchmarkConfig?new" className="primary">
      {t.addABenchmark}
    </ButtonLink>
  ) : null
