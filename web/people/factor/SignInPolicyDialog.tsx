import { graphql } from 'react-relay'
import type { SignInPolicyDialogMutation } from '../../__generated__/SignInPolicyDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

interface SignInPolicyDialogProps {
  organizationId: string
  version: number
  /** Whether a second factor is to be required from now on. */
  requires: boolean
  /** How many people have none. */
  without: number
  onClose: () => void
}

/** Has everybody need a second factor, or leaves it to them. */
export function SignInPolicyDialog({ organizationId, version, requires, without, onClose }: SignInPolicyDialogProps) {
  const [set, waiting] = useMutation<SignInPolicyDialogMutation>(graphql`
    mutation SignInPolicyDialogMutation($input: SetSignInPolicyInput!) {
      result: setSignInPolicy(input: $input) {
        ... on SetSignInPolicySuccess {
          organization {
            id
            ...SignInPolicySection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const act = async () => {
    const { problems } = await set({ organizationId, version, requiresSecondFactor: requires })
    if (problems) return problems
    toast('success', requires ? t.isRequiredNow : t.isOptionalNow)
    onClose()
    return undefined
  }
  return (
    <ActDialog
      title={requires ? t.requireSecondFactor : t.makeSecondFactorOptional}
      submit={requires ? t.require : t.makeOptional}
      act={act}
      waiting={waiting}
      onClose={onClose}
    >
      <span>{requires ? t.whatRequiringDoes({ count: without }) : t.whatOptionalDoes}</span>
    </ActDialog>
  )
}
