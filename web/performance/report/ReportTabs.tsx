import { TabLinks } from '../../kernel/ui/TabLinks.tsx'
import * as t from './__generated__/messages.ts'

const tabs = [
  { to: '/myreports', label: t.records },
  { to: '/myreports/metrics', label: t.metrics, hasMore: true },
]

/** The two kinds of reports: how many records there are of what, and how metrics went. */
export const ReportTabs = () => <TabLinks label={t.kindsOfReports} tabs={tabs} />
