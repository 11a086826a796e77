import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { DeclineDialogMutation } from '../../__generated__/DeclineDialogMutation.graphql.ts'
import type { DeclineDialog_request$key } from '../../__generated__/DeclineDialog_request.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const decline = graphql`
  mutation DeclineDialogMutation($input: DeclineAssociationInput!) {
    result: declineAssociation(input: $input) {
      ... on DeclineAssociationSuccess {
        request {
          ...IncomingRow_request
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Asks why a request is refused, and refuses it. */
export function DeclineDialog({ request, onClose }: { request: DeclineDialog_request$key; onClose: () => void }) {
  const { id, version, user } = useShownFragment(
    graphql`
      fragment DeclineDialog_request on AssociationRequest {
        id
        version
        user {
          name
        }
      }
    `,
    request,
  )
  const revalidator = useRevalidator()
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [change, waiting] = useMutation<DeclineDialogMutation>(decline)
  async function submit() {
    const { problems: found } = await change({ id, version, reason })
    if (found) return setProblems(found)
    toast('success', t.requestDeclined, t.readsYourReason({ name: user.name }))
    onClose()
    await revalidator.revalidate()
  }
  return (
    <FormDialog
      title={t.decline({ name: user.name })}
      submit={t.decline2}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <TextArea
        label={t.reason}
        help={t.readsIt({ name: user.name })}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        autoFocus
        problem={problems.reason}
      />
    </FormDialog>
  )
}
