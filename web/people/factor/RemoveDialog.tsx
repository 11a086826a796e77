import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RemoveDialogMutation } from '../../__generated__/RemoveDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { noProof, ProofFields } from '../user/ProofFields.tsx'
import * as t from './__generated__/messages.ts'

/** Removes one's second factor. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const [remove, waiting] = useMutation<RemoveDialogMutation>(graphql`
    mutation RemoveDialogMutation($input: DeleteAuthenticatorAppInput!) {
      result: deleteAuthenticatorApp(input: $input) {
        ... on DeleteAuthenticatorAppSuccess {
          user {
            id
            ...SecondFactorSection_user
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [proof, setProof] = useState(noProof)
  const act = async () => {
    const { problems } = await remove(proof)
    if (problems) return problems
    toast('success', t.theSecondFactorIsRemoved)
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.removeSecondFactor} submit={t.remove} act={act} waiting={waiting} onClose={onClose}>
      {(problems) => (
        <>
          <span>{t.thePasswordAloneSuffices}</span>
          <ProofFields proof={proof} onChange={setProof} problems={problems} />
        </>
      )}
    </ActDialog>
  )
}
