import { TabLinks } from '../../kernel/ui/TabLinks.tsx'

const tabs = [
  { to: '/benchmark', label: 'Current condition' },
  { to: '/benckmarkConfiglist', label: 'Configuration' },
]

/** The parts of the benchmarks; the paths are spelled as clients know them. */
export const BenchmarkTabs = () => <TabLinks label="Parts of the benchmarks" tabs={tabs} />
