import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CloseAccountDialogMutation } from '../../__generated__/CloseAccountDialogMutation.graphql.ts'
import type { CloseAccountDialogOtherMutation } from '../../__generated__/CloseAccountDialogOtherMutation.graphql.ts'
import { forgetSignIn } from '../../kernel/auth/tokens.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { noProof, ProofFields, sentProof } from './ProofFields.tsx'
import * as t from './__generated__/messages.ts'

const closeOwn = graphql`
  mutation CloseAccountDialogMutation($input: CloseAccountInput!) {
    result: closeAccount(input: $input) {
      ... on CloseAccountSuccess {
        closed
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const closeOther = graphql`
  mutation CloseAccountDialogOtherMutation($input: CloseUserAccountInput!) {
    result: closeUserAccount(input: $input) {
      ... on CloseUserAccountSuccess {
        closed
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface CloseAccountDialogProps {
  /** Whose account; one's own where it is left out. */
  user?: { id: string; name: string }
  onClose: () => void
  onClosed?: () => void
}

/** Closes an account for good, once who does it has shown that it is them. */
export function CloseAccountDialog({ user, onClose, onClosed }: CloseAccountDialogProps) {
  const [own, ownWaits] = useMutation<CloseAccountDialogMutation>(closeOwn)
  const [other, otherWaits] = useMutation<CloseAccountDialogOtherMutation>(closeOther)
  const [proof, setProof] = useState(noProof)
  const act = async () => {
    const { problems } = user ? await other({ userId: user.id, ...sentProof(proof) }) : await own(sentProof(proof))
    if (problems) return problems
    if (!user) forgetSignIn(t.yourAccountIsClosed)
    else toast('success', t.accountIsClosed({ name: user.name }))
    onClosed?.()
    return undefined
  }
  return (
    <ActDialog
      title={user ? t.closeAccountOf({ name: user.name }) : t.closeYourAccount}
      submit={t.closeAccount}
      act={act}
      waiting={ownWaits || otherWaits}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Typography>{user ? t.whatClosingTheirsDoes : t.whatClosingYoursDoes}</Typography>
          <ProofFields proof={proof} onChange={setProof} problems={problems} />
        </>
      )}
    </ActDialog>
  )
}
