import { graphql } from 'react-relay'
import type { SubmitButtonMutation } from '../../__generated__/SubmitButtonMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation SubmitButtonMutation($input: SubmitChecklistInput!) {
    result: submitChecklist(input: $input) {
      ... on SubmitChecklistSuccess {
        action {
          ...RecordChecklists_action
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Hands in a checklist whose mandatory items are answered. */
export function SubmitButton({ actionId, checklistId }: { actionId: string; checklistId: string }) {
  const [submit, isInFlight] = useMutation<SubmitButtonMutation>(mutation)
  const act = async () => {
    const { problems } = await submit({ actionId, checklistId })
    if (problems) toast('error', t.theChecklistWasNotHandedIn, problems.input)
    else toast('success', t.checklistHandedIn)
  }
  return (
    <PlainButton type="button" className="outlined" disabled={isInFlight} onClick={() => void act()}>
      {t.handIn}
    </PlainButton>
  )
}
