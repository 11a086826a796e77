import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import * as t from './__generated__/messages.ts'

const tabs = [
  { to: '/benchmark', label: t.currentCondition },
  { to: '/benckmarkConfiglist', label: t.configuration },
]

/** The parts of the benchmarks; the paths are spelled as clients know them. */
export const BenchmarkTabs = () => <TabLinks label={t.partsOfTheBenchmarks} tabs={tabs} />
