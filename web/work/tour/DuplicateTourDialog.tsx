import { graphql } from 'react-relay'
import type { DuplicateTourDialogMutation } from '../../__generated__/DuplicateTourDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { DuplicateDialog } from '../../kernel/ui/DuplicateDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
    mutation DuplicateTourDialogMutation($input: DuplicateTourInput!) {
      result: duplicateTour(input: $input) {
        ... on DuplicateTourSuccess {
          tour {
            id
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `

interface DuplicateTourDialogProps {
  id: string
  name: string
  onClose: () => void
  onDone: (id: string) => void
}

/** Asks what the other tour is called. */
export function DuplicateTourDialog({ id, name, onClose, onDone }: DuplicateTourDialogProps) {
  const [duplicate, waiting] = useMutation<DuplicateTourDialogMutation>(mutation)
  return (
    <DuplicateDialog
      name={name}
      most={120}
      help={t.itsStopsComeAlongItsCadence}
      duplicate={async (called) => {
        const { done, problems } = await duplicate({ id, name: called })
        if (problems) return problems
        onClose()
        if (done.tour) onDone(done.tour.id)
        return undefined
      }}
      waiting={waiting}
      onClose={onClose}
    />
  )
}
