import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DuplicateTourDialogMutation } from '../../__generated__/DuplicateTourDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

interface DuplicateTourDialogProps {
  id: string
  name: string
  onClose: () => void
  onDone: (internalID: number) => void
}

/** Asks what the other tour is called. */
export function DuplicateTourDialog({ id, name, onClose, onDone }: DuplicateTourDialogProps) {
  const [called, setCalled] = useState(`${name} (copy)`.slice(0, 120))
  const [problems, setProblems] = useState<Problems>({})
  const [duplicate, waiting] = useMutation<DuplicateTourDialogMutation>(graphql`
    mutation DuplicateTourDialogMutation($input: DuplicateTourInput!) {
      result: duplicateTour(input: $input) {
        ... on DuplicateTourSuccess {
          tour {
            internalID
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const submit = async () => {
    const { done, problems: failed } = await duplicate({ id, name: called })
    if (failed) return setProblems(failed)
    onClose()
    if (done.tour) onDone(done.tour.internalID)
  }
  return (
    <FormDialog
      title={`Duplicate ${name}`}
      submit="Duplicate"
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        autoFocus
        maxLength={120}
        value={called}
        problem={problems.name}
        help="Its stops come along; its cadence and its runs do not."
        onChange={(event) => setCalled(event.target.value)}
      />
    </FormDialog>
  )
}
