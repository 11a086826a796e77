import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CancelAbsenceDialogMutation } from '../../__generated__/CancelAbsenceDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

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
    toast('success', isNow ? t.isBack({ name }) : t.absenceCancelled)
    onClose()
  }
  return (
    <FormDialog
      title={isNow ? t.isBack({ name }) : t.cancelTheAbsenceOf({ name })}
      submit={isNow ? t.endItNow : t.cancelTheAbsence}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>
        {absence.deputy
          ? (isNow ? t.deputyStopsNow : t.deputyWillNotCover)({ name: absence.deputy.name })
          : t.nobodyStandsInSoNothingElse}{' '}
        {t.whatWasDoneMeanwhileStaysAs}
      </Typography>
    </FormDialog>
  )
}
