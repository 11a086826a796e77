import { graphql } from 'react-relay'
import type { TurnButtonMutation } from '../../__generated__/TurnButtonMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface TurnButtonProps {
  organizationId: string
  version: number
  isOn: boolean
  isTested: boolean
}

/** Has people sign in by the provider, or no longer. */
export function TurnButton({ organizationId, version, isOn, isTested }: TurnButtonProps) {
  const [set, waiting] = useMutation<TurnButtonMutation>(graphql`
    mutation TurnButtonMutation($input: SetIdentityProviderInput!) {
      result: setIdentityProvider(input: $input) {
        ... on SetIdentityProviderSuccess {
          organization {
            id
            ...IdentityProviderSection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  async function turn() {
    const { problems } = await set({ organizationId, version, isOn: !isOn })
    if (problems) toast('error', t.wasNotChanged, Object.values(problems).join(' '))
    else toast('success', isOn ? t.isOffNow : t.isOnNow)
  }
  return (
    <PlainButton
      type="button"
      className="outlined"
      disabled={waiting || !(isOn || isTested)}
      onClick={() => void turn()}
    >
      {isOn ? t.turnOff : t.turnOn}
    </PlainButton>
  )
}
