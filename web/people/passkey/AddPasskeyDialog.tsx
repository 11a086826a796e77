import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AddPasskeyDialogMutation } from '../../__generated__/AddPasskeyDialogMutation.graphql.ts'
import type { AddPasskeyDialogStartMutation } from '../../__generated__/AddPasskeyDialogStartMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { noProof, ProofFields, sentProof } from '../user/ProofFields.tsx'
import { makePasskey } from './askPasskey.ts'
import * as t from './__generated__/messages.ts'

const start = graphql`
  mutation AddPasskeyDialogStartMutation($input: StartPasskeySetupInput!) {
    result: startPasskeySetup(input: $input) {
      ... on StartPasskeySetupSuccess {
        setupToken
        options
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const add = graphql`
  mutation AddPasskeyDialogMutation($input: CreatePasskeyInput!) {
    result: createPasskey(input: $input) {
      ... on CreatePasskeySuccess {
        user {
          id
          ...PasskeysSection_user
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface AddPasskeyDialogProps {
  onClose: () => void
}

/** Adds a passkey: first who one is, then what the browser asks. */
export function AddPasskeyDialog({ onClose }: AddPasskeyDialogProps) {
  const [begin, isBeginning] = useMutation<AddPasskeyDialogStartMutation>(start)
  const [create, isCreating] = useMutation<AddPasskeyDialogMutation>(add)
  const [isMaking, setIsMaking] = useState(false)
  const [proof, setProof] = useState(noProof)
  const act = async () => {
    const begun = await begin(sentProof(proof))
    if (begun.problems) return begun.problems
    const { setupToken, options } = begun.done
    setIsMaking(true)
    const made = await makePasskey(options)
    setIsMaking(false)
    if (made.problem !== undefined) return { input: made.problem }
    const { problems } = await create({ setupToken: setupToken!, response: made.response })
    if (problems) return { input: Object.values(problems).join(' ') }
    toast('success', t.passkeyAdded)
    onClose()
    return undefined
  }
  return (
    <ActDialog
      title={t.addAPasskey}
      submit={t.continue}
      act={act}
      waiting={isBeginning || isMaking || isCreating}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <span>{t.yourBrowserAsksThen}</span>
          <ProofFields proof={proof} onChange={setProof} problems={problems} />
        </>
      )}
    </ActDialog>
  )
}
