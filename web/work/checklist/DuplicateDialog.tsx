import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DuplicateDialogMutation } from '../../__generated__/DuplicateDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

const mutation = graphql`
  mutation DuplicateDialogMutation($input: DuplicateChecklistInput!) {
    result: duplicateChecklist(input: $input) {
      ... on DuplicateChecklistSuccess {
        checklist {
          internalID
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Asks what the copy is called, and leads to it. */
export function DuplicateDialog({ id, name: original, onClose }: { id: string; name: string; onClose: () => void }) {
  const [name, setName] = useState(`${original}, copy`)
  const [problems, setProblems] = useState<Problems>({})
  const [duplicate, isInFlight] = useMutation<DuplicateDialogMutation>(mutation)
  const navigate = useNavigate()
  const submit = async () => {
    const { done, problems: wrong } = await duplicate({ id, name })
    if (wrong) return setProblems(wrong)
    onClose()
    void navigate(`/tasks/checklist/${done.checklist?.internalID}`)
  }
  return (
    <FormDialog
      title={`Duplicate ${original}`}
      submit="Duplicate"
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Name"
        required
        autoFocus
        maxLength={120}
        value={name}
        problem={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
