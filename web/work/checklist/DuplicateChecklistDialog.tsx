import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { DuplicateChecklistDialogMutation } from '../../__generated__/DuplicateChecklistDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { DuplicateDialog } from '../../kernel/ui/DuplicateDialog.tsx'

const mutation = graphql`
  mutation DuplicateChecklistDialogMutation($input: DuplicateChecklistInput!) {
    result: duplicateChecklist(input: $input) {
      ... on DuplicateChecklistSuccess {
        checklist {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface DuplicateChecklistDialogProps {
  id: string
  name: string
  onClose: () => void
}

/** Asks what the copy is called, and leads to it. */
export function DuplicateChecklistDialog({ id, name, onClose }: DuplicateChecklistDialogProps) {
  const [duplicate, waiting] = useMutation<DuplicateChecklistDialogMutation>(mutation)
  const navigate = useNavigate()
  return (
    <DuplicateDialog
      name={name}
      most={120}

      duplicate={async (called) => {
        const { done, problems } = await duplicate({ id, name: called })
        if (problems) return problems
        onClose()
        void navigate(`/tasks/checklist/${done.checklist?.id}`)
        return undefined
      }}
      waiting={waiting}
      onClose={onClose}
    />
  )
}
