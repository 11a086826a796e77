import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ResetLinkButtonMutation } from '../../__generated__/ResetLinkButtonMutation.graphql.ts'
import type { ResetLinkButton_user$key } from '../../__generated__/ResetLinkButton_user.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

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
    if (problems) return toast('error', t.theLinkWasNotMade, problems.input)
    setLink(new URL(done.url!, location.origin).href)
  }
  return (
    <>
      <PlainButton
        type="button"
        className="outlined"
        disabled={waiting || !can.reset.allowed}
        aria-label={t.resetLinkFor({ name })}
        onClick={() => void make()}
      >
        {t.resetLink}
      </PlainButton>
      {link ? (
        <LateWindow onFailure={() => setLink(undefined)}>
          <ShownOnce
            title={t.aNewPasswordFor({ name })}
            text={t.passTheLinkOnNowIt}
            secrets={[{ label: t.link, value: link }]}
            onClose={() => setLink(undefined)}
          />
        </LateWindow>
      ) : null}
    </>
  )
}
