import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { EditReport_report$key } from '../../__generated__/EditReport_report.graphql.ts'
import type { EditReportMutation } from '../../__generated__/EditReportMutation.graphql.ts'
import type { ReportForm_query$key } from '../../__generated__/ReportForm_query.graphql.ts'
import type { Grain } from '../metric/grains.ts'
import type { Within } from '../observation/PlaceWithin.tsx'
import { useShown } from '../../kernel/relay/useShown.ts'
import { useDraft } from '../../kernel/draft/useDraft.ts'
import { theirs, useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { inputOfReport, type ReportDraft } from './reportDraft.ts'
import { ReportForm } from './ReportForm.tsx'
import { reportPath, scopeText } from './reportWords.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EditReportMutation($input: UpdateSavedReportInput!) {
    result: updateSavedReport(input: $input) {
      ... on UpdateSavedReportSuccess {
        report {
          id
          version
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const fields: Record<string, Within['field']> = { LOCATION: 'locationId', VEHICLE: 'vehicleId', PERSON: 'userId' }

/** The form of a report that there is; it is saved from the version that it began with. */
export function EditReport({ report: key, query }: { report: EditReport_report$key; query: ReportForm_query$key }) {
  const report = useFragment(
    graphql`
      fragment EditReport_report on SavedReport {
        id
        version
        name
        grain
        periods
        fromDay
        toDay
        shownAs
        scope {
          id
          kind
          name
          organization {
            id
            name
          }
        }
        metrics {
          id
        }
        organization {
          id
        }
        department {
          id
        }
        group {
          id
        }
      }
    `,
    key,
  )
  const draft = useDraft('report', report.id, useShown(report.version))
  const [problems, setProblems] = useState<Problems>({})
  const [change, waiting] = useMutation<EditReportMutation>(mutation)
  const navigate = useNavigate()
  const { scope } = report
  const field = scope && fields[scope.kind]
  const initial: ReportDraft = {
    name: report.name,
    metricIds: report.metrics.map(({ id }) => id),
    organization: scope?.organization ?? null,
    within: scope && field ? { id: scope.id, name: scopeText(scope), field } : null,
    grain: report.grain as Grain,
    isRelative: report.periods != null,
    periods: String(report.periods ?? 13),
    fromDay: report.fromDay ?? '',
    toDay: report.toDay ?? '',
    shownAs: report.shownAs === 'LINE' ? 'LINE' : 'TABLE',
    sharing: {
      organizationId: report.organization?.id ?? '',
      departmentId: report.department?.id,
      groupId: report.group?.id,
    },
  }
  const leave = () => void navigate(reportPath(report.id))
  const submit = async (said: ReportDraft) => {
    const { problems: failed } = await change({ id: report.id, version: draft.version, ...inputOfReport(said) })
    if (failed && failed !== theirs) return setProblems(failed)
    draft.clear()
    if (failed) return leave()
    toast('success', t.saved({ trim: said.name.trim() }))
    leave()
  }
  return (
    <ReportForm
      query={query}
      initial={initial}
      submit={t.save}
      waiting={waiting}
      draft={draft}
      problems={problems}
      onSubmit={(said) => void submit(said)}
      onCancel={leave}
    />
  )
}
