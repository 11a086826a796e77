import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { ReportsPageQuery } from '../../__generated__/ReportsPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { OwnReports } from './OwnReports.tsx'
import { ReportItem } from './ReportItem.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ReportsPageQuery {
    savedReports {
      id
      isMine
      ...OwnReports_reports
      ...ReportItem_report
    }
  }
`

const add = (
  <ButtonLink to="/myreports/metrics/new" className="primary">
    {t.newReport}
  </ButtonLink>
)

/** The reports of metrics that one has saved, in one's own order, and those that others share. */
export const ReportsPage = () => (
  <Page title={t.myReports} bar={<ReportTabs />} actions={add}>
    <Suspense fallback={<GhostRows lists={[3, 2]} />}>
      <Content />
    </Suspense>
  </Page>
)

function Content() {
  const { savedReports } = useRouteQuery<ReportsPageQuery>(query)
  const own = savedReports.filter(({ isMine }) => isMine)
  const others = savedReports.filter(({ isMine }) => !isMine)
  if (!savedReports.length) {
    return (
      <Centered title={t.noReportYet} text={t.putUpToTwelveMetricsSide}>
        {add}
      </Centered>
    )
  }
  return (
    <Scroll>
      {own.length ? <OwnReports reports={own} /> : null}
      {others.length ? (
        <Section title={t.sharedWithYou} about={t.youSeeInThemWhatYou}>
          <Box
            component="ul"
            aria-label={t.reportsSharedWithYou}
            sx={{ m: 0, p: 0, listStyle: 'none', '& > li:last-child': { borderBottom: 0 } }}
          >
            {others.map((report) => (
              <Box component="li" key={report.id} sx={{ px: 3, py: 2.5, borderBottom: '1px solid var(--ops-line-2)' }}>
                <ReportItem report={report} />
              </Box>
            ))}
          </Box>
        </Section>
      ) : null}
    </Scroll>
  )
}
