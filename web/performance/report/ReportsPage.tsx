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
    New report
  </ButtonLink>
)

/** The reports of metrics that one has saved, in one's own order, and those that others share. */
export const ReportsPage = () => (
  <Page title="My reports" bar={<ReportTabs />} actions={add}>
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
      <Centered
        title="No report yet"
        text="Put up to twelve metrics side by side, of an organization, a location, a vehicle or a person, and open them here whenever you need them."
      >
        {add}
      </Centered>
    )
  }
  return (
    <Scroll>
      {own.length ? <OwnReports reports={own} /> : null}
      {others.length ? (
        <Section title="Shared with you" about="You see in them what you may read.">
          <Box
            component="ul"
            aria-label="Reports shared with you"
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
