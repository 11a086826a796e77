import { useState } from 'react'
import { graphql } from 'react-relay'
import type { StepUpDialogMutation } from '../../__generated__/StepUpDialogMutation.graphql.ts'
import type { StepUpDialogQuery } from '../../__generated__/StepUpDialogQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { noProof, ProofFields } from './ProofFields.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query StepUpDialogQuery {
    viewer {
      user {
        secondFactor {
          isSetUp
        }
      }
    }
  }
`

const mutation = graphql`
  mutation StepUpDialogMutation($input: ConfirmIdentityInput!) {
    result: confirmIdentity(input: $input) {
      ... on ConfirmIdentitySuccess {
        __typename
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface StepUpDialogProps {
  /** Why it is asked. */
  message: string
  onConfirmed: () => void
  onClose: () => void
}

/** Has one show that it is oneself, before what takes a recent proof of it. */
export function StepUpDialog({ message, onConfirmed, onClose }: StepUpDialogProps) {
  const { data } = useLookUp<StepUpDialogQuery>(query, {}, 0)
  const [confirm, waiting] = useMutation<StepUpDialogMutation>(mutation)
  const [proof, setProof] = useState(noProof)
  const act = async () => {
    const { problems } = await confirm({ password: proof.password, code: proof.code || null })
    if (!problems) onConfirmed()
    return problems
  }
  return (
    <ActDialog title={t.confirmItsYou} submit={t.confirm} act={act} waiting={waiting} onClose={onClose}>
      {(problems) => (
        <>
          <span>{message}</span>
          <ProofFields
            proof={proof}
            onChange={setProof}
            problems={problems}
            // Whoever has set one up elsewhere is asked for it by the answer.
            hasFactor={data?.viewer?.user.secondFactor?.isSetUp === true || problems.code !== undefined}
          />
        </>
      )}
    </ActDialog>
  )
}
