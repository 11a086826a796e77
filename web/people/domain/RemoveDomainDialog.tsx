import { graphql } from 'react-relay'
import type { RemoveDomainDialogMutation } from '../../__generated__/RemoveDomainDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

interface RemoveDomainDialogProps {
  organizationId: string
  name: string
  onClose: () => void
}

/** Removes a domain from the organization. */
export function RemoveDomainDialog({ organizationId, name, onClose }: RemoveDomainDialogProps) {
  const [remove, waiting] = useMutation<RemoveDomainDialogMutation>(graphql`
    mutation RemoveDomainDialogMutation($input: DeleteDomainInput!) {
      result: deleteDomain(input: $input) {
        ... on DeleteDomainSuccess {
          organization {
            id
            ...DomainsSection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const act = async () => {
    const { problems } = await remove({ organizationId, name })
    if (problems) return problems
    toast('success', t.domainRemoved)
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.removeDomain({ domain: name })} submit={t.remove} act={act} waiting={waiting} onClose={onClose}>
      <span>{t.whatRemovingDoes}</span>
    </ActDialog>
  )
}
