import { graphql } from 'react-relay'
import type { RemoveProviderDialogMutation } from '../../__generated__/RemoveProviderDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

interface RemoveProviderDialogProps {
  organizationId: string
  version: number
  onClose: () => void
}

/** Removes the provider of an organization. */
export function RemoveProviderDialog({ organizationId, version, onClose }: RemoveProviderDialogProps) {
  const [remove, waiting] = useMutation<RemoveProviderDialogMutation>(graphql`
    mutation RemoveProviderDialogMutation($input: DeleteIdentityProviderInput!) {
      result: deleteIdentityProvider(input: $input) {
        ... on DeleteIdentityProviderSuccess {
          organization {
            id
            ...IdentityProviderSection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const act = async () => {
    const { problems } = await remove({ organizationId, version })
    if (problems) return problems
    toast('success', t.providerRemoved)
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.removeProvider} submit={t.remove} act={act} waiting={waiting} onClose={onClose}>
      <span>{t.whatRemovingDoes}</span>
    </ActDialog>
  )
}
