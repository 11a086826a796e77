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
      <Page title="Edit a report" bar={<ReportTabs />}>
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
    <Page title={report ? `Edit ${report.name}` : 'Report'} bar={<ReportTabs />}>
      {report?.can.edit.allowed ? (
        <Scroll>
          <EditReport key={report.id} report={report} query={data} />
        </Scroll>
      ) : (
        <Centered
          title={report ? 'Not yours to edit' : 'No such report'}
          text={report?.can.edit.reason ?? 'There is no report of this number that is yours to see.'}
        >
          <ButtonLink to="/myreports/metrics" className="primary">
            To the reports
          </ButtonLink>
        </Centered>
      )}
    </Page>
  )
}
