import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DuplicateReportDialogMutation } from '../../__generated__/DuplicateReportDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { DuplicateDialog } from '../../kernel/ui/DuplicateDialog.tsx'
import { reportPath } from './reportWords.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation DuplicateReportDialogMutation($input: DuplicateSavedReportInput!) {
    result: duplicateSavedReport(input: $input) {
      ... on DuplicateSavedReportSuccess {
        report {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface DuplicateReportDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks what the other report is called, and opens it. */
export function DuplicateReportDialog({ id, name, onClose }: DuplicateReportDialogProps) {
  const [duplicate, waiting] = useMutation<DuplicateReportDialogMutation>(mutation)
  const navigate = useNavigate()
  return (
    <DuplicateDialog
      name={name}
      most={120}
      help={t.itIsYourOwnNobodyElse}
      duplicate={async (called) => {
        const { done, problems } = await duplicate({ id, name: called })
        if (problems) return problems
        toast('success', t.added({ trim: called.trim() }))
        onClose()
        if (done.report) void navigate(reportPath(done.report.id))
        return undefined
      }}
      waiting={waiting}
      onClose={onClose}
    />
  )
}
