import { graphql } from 'react-relay'
import type { SendVerificationMutation } from '../../__generated__/SendVerificationMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const send = graphql`
  mutation SendVerificationMutation($input: SendEmailVerificationInput!) {
    result: sendEmailVerification(input: $input) {
      ... on SendEmailVerificationSuccess {
        sentTo
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** The way to verify one's own address: a link by mail, or whom to ask where nothing is mailed. */
export function SendVerification({ mailIsSetUp }: { mailIsSetUp: boolean }) {
  const [change, waiting] = useMutation<SendVerificationMutation>(send)
  async function ask() {
    const { done, problems } = await change({})
    if (problems) toast('error', t.noLinkWasSent, problems.input)
    else toast('success', t.linkSentTo({ sentTo: done.sentTo! }), t.openItInThisBrowserWithin)
  }
  if (!mailIsSetUp) return <span style={{ display: 'block' }}>{t.askAnAdminToVerifyIt}</span>
  return (
    <PlainButton
      type="button"
      className="outlined"
      style={{ display: 'block', marginTop: 4 }}
      disabled={waiting}
      onClick={() => void ask()}
    >
      {t.sendVerificationLink}
    </PlainButton>
  )
}
