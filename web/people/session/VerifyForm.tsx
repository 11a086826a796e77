import { useState } from 'react'
import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { VerifyFormMutation } from '../../__generated__/VerifyFormMutation.graphql.ts'
import { takeHomeAddress } from '../../kernel/auth/returnAddress.ts'
import { refusalIn } from '../../kernel/relay/refusal.ts'
import { refreshViewer } from '../../kernel/shell/refreshViewer.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation VerifyFormMutation($input: VerifyEmailInput!) {
    result: verifyEmail(input: $input) {
      ... on VerifyEmailSuccess {
        user {
          id
          email
          isEmailVerified
        }
        organization {
          name
        }
      }
      ... on Error {
        code
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

const noGood = t.thisLinkIsNotValidIt

/** Verifies the address of who is signed in, by the link that was mailed there. */
export function VerifyForm({ token }: { token: string }) {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const [commit, waiting] = useMutation<VerifyFormMutation>(mutation)
  const verify = () =>
    commit({
      variables: { input: { token } },
      onCompleted({ result }) {
        const refused = refusalIn(result)
        if (refused) setFailure(result.code === 'NOT_FOUND' ? noGood : refused.message)
        else void enter(result.organization?.name)
      },
      onError: (error) => setFailure(error.message),
    })
  async function enter(joined: string | undefined) {
    await refreshViewer(environment)
    toast('success', t.yourEmailAddressIsVerified, joined && t.verifiedAndJoined({ name: joined }))
    await navigate(takeHomeAddress(), { replace: true })
  }
  if (failure) return <Notice role="alert">{failure}</Notice>
  return (
    <PlainButton type="button" className="primary" autoFocus disabled={waiting} onClick={verify}>
      {t.verifyEmailAddress}
    </PlainButton>
  )
}
