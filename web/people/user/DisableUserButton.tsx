import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DisableUserButtonEnableMutation } from '../../__generated__/DisableUserButtonEnableMutation.graphql.ts'
import type { DisableUserButton_user$key } from '../../__generated__/DisableUserButton_user.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'

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
    if (problems) toast('error', `${name} was not enabled`, problems.input)
    else toast('success', `${name} may sign in again`)
  }
  return (
    <>
      <PlainButton
        type="button"
        className="outlined"
        disabled={waiting || !can.disable.allowed}
        aria-label={isDisabled ? `Enable ${name}` : `Disable ${name}`}
        onClick={() => (isDisabled ? void enableAgain() : setAsking(true))}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </PlainButton>
      {asking ? (
        <Suspense>
          <DisableUserDialog user={data} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
