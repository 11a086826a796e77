import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EndOthersDialogMutation } from '../../__generated__/EndOthersDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { KeepTokens } from './KeepTokens.tsx'
import * as t from './__generated__/messages.ts'

/** Signs one out everywhere else; what programs use ends too, unless it is kept. */
export function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const [end, waiting] = useMutation<EndOthersDialogMutation>(graphql`
    mutation EndOthersDialogMutation($input: EndOtherSessionsInput!) {
      result: endOtherSessions(input: $input) {
        ... on EndOtherSessionsSuccess {
          user {
            id
            ...SessionsSection_user
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const [keepsTokens, setKeepsTokens] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const submit = async () => {
    const outcome = await end({ keepsTokens })
    if (outcome.problems) return setProblems(outcome.problems)
    announce(t.allOtherSignInsHaveEnded)
    onClose()
  }
  return (
    <FormDialog
      title={t.signOutEverywhereElse}
      submit={t.signOut}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <KeepTokens checked={keepsTokens} onChange={setKeepsTokens} />
    </FormDialog>
  )
}
