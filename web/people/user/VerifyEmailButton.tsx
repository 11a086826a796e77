import { graphql, useFragment } from 'react-relay'
import type { VerifyEmailButton_user$key } from '../../__generated__/VerifyEmailButton_user.graphql.ts'
import type { VerifyEmailButtonMutation } from '../../__generated__/VerifyEmailButtonMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const verify = graphql`
  mutation VerifyEmailButtonMutation($input: VerifyUserEmailInput!) {
    result: verifyUserEmail(input: $input) {
      ... on VerifyUserEmailSuccess {
        user {
          id
          isEmailVerified
          ...VerifyEmailButton_user
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Says that somebody's address is theirs, where nothing can be mailed to it. */
export function VerifyEmailButton({ user }: { user: VerifyEmailButton_user$key }) {
  const { id, name, email, can } = useFragment(
    graphql`
      fragment VerifyEmailButton_user on User {
        id
        name
        email
        can {
          verifyEmail {
            allowed
          }
        }
      }
    `,
    user,
  )
  const [change, waiting] = useMutation<VerifyEmailButtonMutation>(verify)
  async function mark() {
    const { problems } = await change({ userId: id, email })
    if (problems) toast('error', t.theAddressWasNotVerified, problems.input)
    else toast('success', t.isVerified({ email }))
  }
  return (
    <PlainButton
      type="button"
      className="outlined"
      disabled={waiting || !can.verifyEmail.allowed}
      aria-label={t.markTheEmailAddressOfAs({ name })}
      onClick={() => void mark()}
    >
      {t.markAsVerified}
    </PlainButton>
  )
}
