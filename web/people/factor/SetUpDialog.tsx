import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SetUpDialogStartMutation } from '../../__generated__/SetUpDialogStartMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { AppCodeDialog } from './AppCodeDialog.tsx'
import type { FactorSetup } from './FactorSetup.ts'
import { noProof, ProofFields, sentProof } from '../user/ProofFields.tsx'
import * as t from './__generated__/messages.ts'

interface SetUpDialogProps {
  /** Whether an app is to be replaced. */
  isSetUp: boolean
  onClose: () => void
}

/** Sets up an authenticator app: first who one is, then what the app needs and its code, then the recovery codes. */
export function SetUpDialog({ isSetUp, onClose }: SetUpDialogProps) {
  const [start, waiting] = useMutation<SetUpDialogStartMutation>(graphql`
    mutation SetUpDialogStartMutation($input: StartAuthenticatorSetupInput!) {
      result: startAuthenticatorSetup(input: $input) {
        ... on StartAuthenticatorSetupSuccess {
          setup {
            setupToken
            secret
            url
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [proof, setProof] = useState(noProof)
  const [problems, setProblems] = useState<Problems>({})
  const [setup, setSetup] = useState<FactorSetup>()
  const title = isSetUp ? t.replaceApp : t.setUpSecondFactor
  if (setup) return <AppCodeDialog title={title} setup={setup} onClose={onClose} />
  const submit = async () => {
    const { done, problems: wrong } = await start(sentProof(proof))
    setProblems(wrong ?? {})
    setSetup(done?.setup ?? undefined)
  }
  return (
    <FormDialog
      title={title}
      submit={t.next}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <span>{t.youNeedAnApp}</span>
      <ProofFields proof={proof} onChange={setProof} problems={problems} />
    </FormDialog>
  )
}
