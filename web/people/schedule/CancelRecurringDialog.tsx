import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CancelRecurringDialogMutation } from '../../__generated__/CancelRecurringDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation CancelRecurringDialogMutation($input: CancelRecurringAbsenceInput!) {
    result: cancelRecurringAbsence(input: $input) {
      ... on CancelRecurringAbsenceSuccess {
        recurringAbsence {
          user {
            ...AbsencesSection_user
            ...RecurringSection_user
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface CancelRecurringDialogProps {
  name: string
  recurring: { readonly id: string; readonly version: number; readonly sentence: string }
  onClose: () => void
}

/** Calls off all of a recurring absence that has not begun. */
export function CancelRecurringDialog({ name, recurring: opened, onClose }: CancelRecurringDialogProps) {
  const { id, version, sentence } = useShown(opened)
  const [problems, setProblems] = useState<Problems>({})
  const [cancel, waiting] = useMutation<CancelRecurringDialogMutation>(mutation)
  async function submit() {
    const { problems: failed } = await cancel({ id, version })
    if (failed) return setProblems(failed)
    toast('success', t.recurringAbsenceCancelled, name)
    onClose()
  }
  return (
    <FormDialog
      title={t.cancelTheRecurringAbsenceOf({ name })}
      submit={t.cancelTheAbsence}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>{t.allThatIsPlannedIsCancelled({ sentence })}</Typography>
    </FormDialog>
  )
}
