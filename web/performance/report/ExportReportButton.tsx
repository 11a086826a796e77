import { graphql, useFragment } from 'react-relay'
import type { ExportReportButton_report$key } from '../../__generated__/ExportReportButton_report.graphql.ts'
import type { ExportReportButtonMutation } from '../../__generated__/ExportReportButtonMutation.graphql.ts'
import { fetchFile } from '../../kernel/export/fetchFile.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ExportReportButtonMutation($input: CreateReportExportInput!) {
    result: createReportExport(input: $input) {
      ... on CreateReportExportSuccess {
        url
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Fetches the numbers of a report as CSV; where that is not the viewer's to do, it says why. */
export function ExportReportButton({ report: key }: { report: ExportReportButton_report$key }) {
  const { id, can } = useFragment(
    graphql`
      fragment ExportReportButton_report on SavedReport {
        id
        can {
          export {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const [create, isInFlight] = useMutation<ExportReportButtonMutation>(mutation)
  async function run() {
    if (!can.export.allowed) return toast('info', t.notYoursToExport, can.export.reason ?? undefined)
    const { done, problems } = await create({ savedReportId: id })
    if (problems) return toast('error', t.theReportCouldNotBeExported, problems.input)
    fetchFile(done.url ?? '')
  }
  return (
    <PlainButton
      type="button"
      className="outlined"
      aria-disabled={isInFlight || !can.export.allowed}
      title={can.export.reason ?? undefined}
      onClick={() => void run()}
    >
      {t.exportCsv}
    </PlainButton>
  )
}
