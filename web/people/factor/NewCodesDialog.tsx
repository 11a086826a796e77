import { useState } from 'react'
import { graphql } from 'react-relay'
import type { NewCodesDialogMutation } from '../../__generated__/NewCodesDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { noProof, ProofFields } from '../user/ProofFields.tsx'
import * as t from './__generated__/messages.ts'

/** Makes new recovery codes, in place of the ones before. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [create, waiting] = useMutation<NewCodesDialogMutation>(graphql`
    mutation NewCodesDialogMutation($input: CreateRecoveryCodesInput!) {
      result: createRecoveryCodes(input: $input) {
        ... on CreateRecoveryCodesSuccess {
          secrets
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
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  const act = async () => {
    const { done, problems } = await create(proof)
    setCodes(done?.secrets ?? undefined)
    return problems
  }
  return (
    <ActDialog title={t.newCodes} submit={t.create} act={act} waiting={waiting} onClose={onClose}>
      {(problems) => (
        <>
          <span>{t.theCodesBeforeEnd}</span>
          <ProofFields proof={proof} onChange={setProof} problems={problems} />
        </>
      )}
    </ActDialog>
  )
}
