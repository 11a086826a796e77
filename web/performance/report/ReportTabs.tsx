import { TabLinks } from '../../kernel/ui/TabLinks.tsx'

const tabs = [
  { to: '/myreports', label: 'Records' },
  { to: '/myreports/metrics', label: 'Metrics', hasMore: true },
]

/** The two kinds of reports: how many records there are of what, and how metrics went. */
export const ReportTabs = () => <TabLinks label="Kinds of reports" tabs={tabs} />
