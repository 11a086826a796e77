import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { EndAccountDialogMutation } from '../../__generated__/EndAccountDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EndAccountDialogMutation($input: EndServiceAccountInput!) {
    result: endServiceAccount(input: $input) {
      ... on EndServiceAccountSuccess {
        serviceAccount {
          id
          state
          endedAt
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface EndAccountDialogProps {
  account: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Ends a service account, once one has read what ends with it. */
export function EndAccountDialog({ account, onClose }: EndAccountDialogProps) {
  const { id, name } = useShown(account)
  const [end, waiting] = useMutation<EndAccountDialogMutation>(mutation)
  const { revalidate } = useRevalidator()
  const act = async () => {
    const { problems } = await end({ id })
    if (problems) return problems
    toast('success', t.accountEnded, name)
    onClose()
    await revalidate()
    return undefined
  }
  return (
    <ActDialog title={t.end({ name })} submit={t.endAccount} act={act} waiting={waiting} onClose={onClose}>
      <span>{t.whatEndingDoes}</span>
    </ActDialog>
  )
}
