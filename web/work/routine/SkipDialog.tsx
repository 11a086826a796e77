import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SkipDialogMutation } from '../../__generated__/SkipDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation SkipDialogMutation($input: SkipOccurrenceInput!) {
    result: skipOccurrence(input: $input) {
      ... on SkipOccurrenceSuccess {
        occurrence {
          id
          ...OccurrenceRow_occurrence
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface SkipDialogProps {
  id: string
  version: number
  when: string
  onClose: () => void
  onDone: () => void
}

/** Asks why one time is left out. */
export function SkipDialog({ id, version: opened, when, onClose, onDone }: SkipDialogProps) {
  const version = useShown(opened)
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [skip, isInFlight] = useMutation<SkipDialogMutation>(mutation)
  const submit = async () => {
    const outcome = await skip({ id, version, reason })
    if (outcome.problems) return setProblems(outcome.problems)
    toast('success', t.isSkipped({ when }))
    onDone()
  }
  return (
    <FormDialog
      title={t.skip2({ when })}
      submit={t.skip3}
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={t.reason}
        required
        autoFocus
        maxLength={500}
        value={reason}
        help={t.itStaysInTheLedger}
        problem={problems.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
