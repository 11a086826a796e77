import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { DisableUserButtonEnableMutation } from '../../__generated__/DisableUserButtonEnableMutation.graphql.ts'
import type { DisableUserButton_user$key } from '../../__generated__/DisableUserButton_user.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const DisableUserDialog = lazy(async () => ({ default: (await import('./DisableUserDialog.tsx')).DisableUserDialog }))

const enable = graphql`
  mutation DisableUserButtonEnableMutation($input: EnableUserInput!) {
    result: enableUser(input: $input) {
      ... on EnableUserSuccess {
        user {
          ...DisableUserButton_user
          ...ResetLinkButton_user
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Disables somebody, after asking, or enables them again. */
export function DisableUserButton({ user }: { user: DisableUserButton_user$key }) {
  const data = useFragment(
    graphql`
      fragment DisableUserButton_user on User {
        id
        name
        status
        version
        can {
          disable {
            allowed
          }
        }
        ...DisableUserDialog_user
      }
    `,
    user,
  )
  const { id, name, status, version, can } = data
  const [asking, setAsking] = useState(false)
  const [change, waiting] = useMutation<DisableUserButtonEnableMutation>(enable)
  const isDisabled = status === 'DISABLED'
  async function enableAgain() {
    const { problems } = await change({ id, version })
    if (problems) toast('error', t.wasNotEnabled({ name }), problems.input)
    else toast('success', t.maySignInAgain({ name }))
  }
  return (
    <>
      <PlainButton
        type="button"
        className="outlined"
        disabled={waiting || !can.disable.allowed}
        aria-label={isDisabled ? t.enable2({ name }) : t.disable2({ name })}
        onClick={() => (isDisabled ? void enableAgain() : setAsking(true))}
      >
        {isDisabled ? t.enable : t.disable}
      </PlainButton>
      {asking ? (
        <LateWindow onFailure={() => setAsking(false)}>
          <DisableUserDialog user={data} onClose={() => setAsking(false)} />
        </LateWindow>
      ) : null}
    </>
  )
}
