import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DeletePasskeyDialogMutation } from '../../__generated__/DeletePasskeyDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { noProof, ProofFields, sentProof } from '../user/ProofFields.tsx'
import * as t from './__generated__/messages.ts'

interface DeletePasskeyDialogProps {
  passkey: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Deletes a passkey. */
export function DeletePasskeyDialog({ passkey: { id, name }, onClose }: DeletePasskeyDialogProps) {
  const [remove, waiting] = useMutation<DeletePasskeyDialogMutation>(graphql`
    mutation DeletePasskeyDialogMutation($input: DeletePasskeyInput!) {
      result: deletePasskey(input: $input) {
        ... on DeletePasskeySuccess {
          user {
            id
            ...PasskeysSection_user
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [proof, setProof] = useState(noProof)
  const act = async () => {
    const { problems } = await remove({ id, ...sentProof(proof) })
    if (problems) return problems
    toast('success', t.passkeyDeleted)
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.deleteNamed({ name })} submit={t.delete} act={act} waiting={waiting} onClose={onClose}>
      {(problems) => (
        <>
          <span>{t.itSignsInNoMore}</span>
          <ProofFields proof={proof} onChange={setProof} problems={problems} />
        </>
      )}
    </ActDialog>
  )
}
