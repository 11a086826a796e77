import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { EditReportPageQuery } from '../../__generated__/EditReportPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { EditReport } from './EditReport.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query EditReportPageQuery($id: ID!) {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for ReportForm
    ...ReportForm_query
    savedReport(id: $id) {
      id
      name
      can {
        edit {
          allowed
          reason
        }
      }
      ...EditReport_report
    }
  }
`

/** A report that is changed. */
export const EditReportPage = () => (
  <Suspense
    fallback={
      <Page title={t.editAReport} bar={<ReportTabs />}>
        <GhostRows lists={[4, 3, 3]} />
      </Page>
    }
  >
    <Content />
  </Suspense>
)

function Content() {
  const data = useRouteQuery<EditReportPageQuery>(query)
  const report = data.savedReport
  return (
    <Page title={report ? t.edit({ name: report.name }) : t.report} bar={<ReportTabs />}>
      {report?.can.edit.allowed ? (
        <Scroll>
          <EditReport key={report.id} report={report} query={data} />
        </Scroll>
      ) : (
        <Centered
          title={report ? t.notYoursToEdit : t.noSuchReport}
          text={report?.can.edit.reason ?? t.thereIsNoReportOfThis}
        >
          <ButtonLink to="/myreports/metrics" className="primary">
            {t.toTheReports}
          </ButtonLink>
        </Centered>
      )}
    </Page>
  )
}
