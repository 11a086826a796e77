import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CancelAbsenceDialogMutation } from '../../__generated__/CancelAbsenceDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

const mutation = graphql`
  mutation CancelAbsenceDialogMutation($input: CancelAbsenceInput!) {
    result: cancelAbsence(input: $input) {
      ... on CancelAbsenceSuccess {
        absence {
          user {
            ...AbsencesSection_user
          }
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface CancelAbsenceDialogProps {
  name: string
  absence: {
    readonly id: string
    readonly version: number
    readonly state: string
    readonly deputy: { readonly name: string } | null | undefined
  }
  onClose: () => void
}

/** Calls an absence off, or ends one early. */
export function CancelAbsenceDialog({ name, absence: opened, onClose }: CancelAbsenceDialogProps) {
  const absence = useShown(opened)
  const [problems, setProblems] = useState<Problems>({})
  const [cancel, waiting] = useMutation<CancelAbsenceDialogMutation>(mutation)
  const isNow = absence.state === 'NOW'
  async function submit() {
    const { problems: failed } = await cancel({ id: absence.id, version: absence.version })
    if (failed) return setProblems(failed)
    toast('success', isNow ? `${name} is back` : 'Absence cancelled')
    onClose()
  }
  return (
    <FormDialog
      title={isNow ? `${name} is back` : `Cancel the absence of ${name}`}
      submit={isNow ? 'End it now' : 'Cancel the absence'}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>
        {absence.deputy
          ? `${absence.deputy.name} ${isNow ? 'stands in no more from now on' : 'will not stand in'}.`
          : 'Nobody stands in, so nothing else changes.'}{' '}
        What was done meanwhile stays as it is.
      </Typography>
    </FormDialog>
  )
}
