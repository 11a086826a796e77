import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { ReportPageQuery } from '../../__generated__/ReportPageQuery.graphql.ts'
import { PrintStyle } from '../dashboard/PrintStyle.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ExportReportButton } from './ExportReportButton.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportBody } from './ReportBody.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query ReportPageQuery($id: ID!) {
    savedReport(id: $id) {
      name
      ...ReportActions_report
      ...ReportBody_report
      ...ExportReportButton_report
    }
  }
`

/** A report: its metrics as lines and as a table. */
export const ReportPage = () => (
  <Suspense
    fallback={
      <Page title={t.report} bar={<ReportTabs />}>
        <GhostRows lists={[3, 8]} />
      </Page>
    }
  >
    <Content />
  </Suspense>
)

function Content() {
  const { savedReport: report } = useRouteQuery<ReportPageQuery>(query)
  const navigate = useNavigate()
  if (!report) {
    return (
      <Page title={t.report} bar={<ReportTabs />}>
        <Centered title={t.noSuchReport} text={t.thereIsNoReportOfThis2}>
          <ButtonLink to="/myreports/metrics" className="primary">
            {t.toTheReports}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return (
    <Page
      title={report.name}
      bar={
        <div data-screen-only>
          <ReportTabs />
        </div>
      }
      actions={
        <>
          <ExportReportButton report={report} />
          <PlainButton type="button" className="outlined" onClick={() => window.print()}>
            {t.print}
          </PlainButton>
          <ReportActions report={report} onRemoved={() => void navigate('/myreports/metrics')} />
        </>
      }
    >
      <PrintStyle />
      <ReportBody report={report} />
    </Page>
  )
}
