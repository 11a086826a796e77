import { useState } from 'react'
import { graphql } from 'react-relay'
import type { VoidDialog_observation$key } from '../../__generated__/VoidDialog_observation.graphql.ts'
import type { VoidDialogMutation } from '../../__generated__/VoidDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation VoidDialogMutation($input: VoidObservationInput!) {
    result: voidObservation(input: $input) {
      ... on VoidObservationSuccess {
        observation {
          ...ObservationRow_observation
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface VoidDialogProps {
  observation: VoidDialog_observation$key
  onClose: () => void
  onDone: () => void
}

/** Takes an observation out of all numbers, with the reason. */
export function VoidDialog({ observation: key, onClose, onDone }: VoidDialogProps) {
  const { id, version } = useShownFragment(
    graphql`
      fragment VoidDialog_observation on Observation {
        id
        version
      }
    `,
    key,
  )
  const [annul, waiting] = useMutation<VoidDialogMutation>(mutation)
  const [problems, setProblems] = useState<Problems>({})
  const [reason, setReason] = useState('')
  async function submit() {
    const { problems: failed } = await annul({ id, version, reason })
    if (failed) return setProblems(failed)
    toast('success', t.theObservationCountsNoMore)
    onDone()
  }
  return (
    <FormDialog
      title={t.voidTheObservation}
      submit={t.void2}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={t.reason}
        required
        autoFocus
        maxLength={500}
        help={t.itLeavesAllNumbersAndStays}
        problem={problems.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
