import { graphql, useFragment } from 'react-relay'
import type { ResetFactorButton_user$key } from '../../__generated__/ResetFactorButton_user.graphql.ts'
import type { ResetFactorButtonMutation } from '../../__generated__/ResetFactorButtonMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** Removes the second factor of a person who has lost it; once it is gone there is nothing to press. */
export function ResetFactorButton({ user }: { user: ResetFactorButton_user$key }) {
  const { id, name, secondFactor, can } = useFragment(
    graphql`
      fragment ResetFactorButton_user on User {
        id
        name
        secondFactor {
          isSetUp
        }
        can {
          reset {
            allowed
          }
        }
      }
    `,
    user,
  )
  const [reset, waiting] = useMutation<ResetFactorButtonMutation>(graphql`
    mutation ResetFactorButtonMutation($input: ResetSecondFactorInput!) {
      result: resetSecondFactor(input: $input) {
        ... on ResetSecondFactorSuccess {
          user {
            id
            ...ResetFactorButton_user
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  async function act() {
    const { problems } = await reset({ userId: id })
    if (problems) return toast('error', t.secondFactorNotReset, problems.input)
    toast('success', t.secondFactorOfIsReset({ name }))
  }
  if (!secondFactor?.isSetUp) return null
  return (
    <PlainButton
      type="button"
      className="outlined"
      disabled={waiting || !can.reset.allowed}
      aria-label={t.resetSecondFactorOf({ name })}
      onClick={() => void act()}
    >
      {t.resetSecondFactor}
    </PlainButton>
  )
}
