import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ResetLinkButtonMutation } from '../../__generated__/ResetLinkButtonMutation.graphql.ts'
import type { ResetLinkButton_user$key } from '../../__generated__/ResetLinkButton_user.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'

const ShownOnce = lazy(async () => ({ default: (await import('../../kernel/ui/ShownOnce.tsx')).ShownOnce }))

const create = graphql`
  mutation ResetLinkButtonMutation($input: CreatePasswordResetInput!) {
    result: createPasswordReset(input: $input) {
      ... on CreatePasswordResetSuccess {
        url
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Makes somebody a link for a new password, and shows it once. */
export function ResetLinkButton({ user }: { user: ResetLinkButton_user$key }) {
  const { id, name, can } = useFragment(
    graphql`
      fragment ResetLinkButton_user on User {
        id
        name
        can {
          reset {
            allowed
          }
        }
      }
    `,
    user,
  )
  const [link, setLink] = useState<string>()
  const [change, waiting] = useMutation<ResetLinkButtonMutation>(create)
  async function make() {
    const { done, problems } = await change({ userId: id })
    if (problems) return toast('error', 'The link was not made', problems.input)
    setLink(new URL(done.url!, location.origin).href)
  }
  return (
    <>
      <PlainButton
        type="button"
        className="outlined"
        disabled={waiting || !can.reset.allowed}
        aria-label={`Reset link for ${name}`}
        onClick={() => void make()}
      >
        Reset link
      </PlainButton>
      {link ? (
        <Suspense>
          <ShownOnce
            title={`A new password for ${name}`}
            text="Pass the link on now: it is shown this once, is good for 24 hours, and ends all sessions of the account when it is used."
            secrets={[{ label: 'Link', value: link }]}
            onClose={() => setLink(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
