import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { ResetFactorPart_user$key } from '../../__generated__/ResetFactorPart_user.graphql.ts'
import type { ResetFactorPartMutation } from '../../__generated__/ResetFactorPartMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import * as t from './__generated__/messages.ts'

/** Removes the second factors of a person who has lost them; once they are gone there is nothing to press. */
export function ResetFactorPart({ user }: { user: ResetFactorPart_user$key }) {
  const { id, name, secondFactor, can } = useFragment(
    graphql`
      fragment ResetFactorPart_user on User {
        id
        name
        secondFactor {
          isSetUp
          passkeys
        }
        can {
          reset {
            allowed
            reason
          }
        }
      }
    `,
    user,
  )
  const [reset, waiting] = useMutation<ResetFactorPartMutation>(graphql`
    mutation ResetFactorPartMutation($input: ResetSecondFactorInput!) {
      result: resetSecondFactor(input: $input) {
        ... on ResetSecondFactorSuccess {
          user {
            id
            ...ResetFactorPart_user
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for FactorTag
            ...FactorTag_user
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
  if (!secondFactor?.isSetUp && !secondFactor?.passkeys) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>{t.lostThePhoneAndTheCodes}</Typography>
      <PlainButton
        type="button"
        className="outlined"
        disabled={waiting || !can.reset.allowed}
        aria-label={t.resetSecondFactorOf({ name })}
        onClick={() => void act()}
      >
        {t.resetSecondFactor}
      </PlainButton>
      <Why permission={can.reset} />
    </Box>
  )
}
