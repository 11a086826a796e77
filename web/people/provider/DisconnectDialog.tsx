import { graphql } from 'react-relay'
import type { DisconnectDialogMutation } from '../../__generated__/DisconnectDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

interface DisconnectDialogProps {
  identity: { organizationId: string; organizationName: string }
  onClose: () => void
}

/** Disconnects one's account from who one is at the provider of an organization. */
export function DisconnectDialog({ identity, onClose }: DisconnectDialogProps) {
  const { organizationId, organizationName: name } = identity
  const [unlink, waiting] = useMutation<DisconnectDialogMutation>(graphql`
    mutation DisconnectDialogMutation($input: UnlinkProviderIdentityInput!) {
      result: unlinkProviderIdentity(input: $input) {
        ... on UnlinkProviderIdentitySuccess {
          user {
            id
            ...OwnIdentitiesSection_user
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const act = async () => {
    const { problems } = await unlink({ organizationId })
    if (problems) return problems
    toast('success', t.accountDisconnected)
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.disconnectFrom({ name })} submit={t.disconnect} act={act} waiting={waiting} onClose={onClose}>
      <span>{t.whatDisconnectingDoes}</span>
    </ActDialog>
  )
}
