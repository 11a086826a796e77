import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { NewReportPageMutation } from '../../__generated__/NewReportPageMutation.graphql.ts'
import type { NewReportPageQuery } from '../../__generated__/NewReportPageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { newIn, useDraft } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Page } from '../../kernel/shell/Page.tsx'
import { toast } from '../../kernel/shell/toast.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'
import { GhostRows } from '../../kernel/ui/GhostRows.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { emptyReport, inputOfReport, type ReportDraft } from './reportDraft.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportTabs } from './ReportTabs.tsx'
import { reportPath } from './reportWords.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query NewReportPageQuery {
    ...ReportForm_query
  }
`

const mutation = graphql`
  mutation NewReportPageMutation($input: CreateSavedReportInput!) {
    result: createSavedReport(input: $input) {
      ... on CreateSavedReportSuccess {
        report {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** A report that is to be. */
export const NewReportPage = () => (
  <Page title={t.newReport} bar={<ReportTabs />}>
    <Suspense fallback={<GhostRows lists={[4, 3, 3]} />}>
      <Content />
    </Suspense>
  </Page>
)

function Content() {
  const data = useRouteQuery<NewReportPageQuery>(query)
  const draft = useDraft('report', newIn(null))
  const [problems, setProblems] = useState<Problems>({})
  const [create, waiting] = useMutation<NewReportPageMutation>(mutation)
  const navigate = useNavigate()
  const first = useViewer()?.memberships[0]?.organization ?? null
  const submit = async (said: ReportDraft) => {
    const { done, problems: failed } = await create(inputOfReport(said))
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', t.saved({ trim: said.name.trim() }))
    if (done.report) void navigate(reportPath(done.report.id))
  }
  return (
    <Scroll>
      <ReportForm
        query={data}
        initial={{ ...emptyReport, organization: first }}
        submit={t.saveTheReport}
        waiting={waiting}
        draft={draft}
        problems={problems}
        onSubmit={(said) => void submit(said)}
        onCancel={() => void navigate('/myreports/metrics')}
      />
    </Scroll>
  )
}
