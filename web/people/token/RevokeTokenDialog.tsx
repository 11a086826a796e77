import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { RevokeTokenDialogMutation } from '../../__generated__/RevokeTokenDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import type { NamedToken } from './TokenRow.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation RevokeTokenDialogMutation($input: RevokeAccessTokenInput!) {
    result: revokeAccessToken(input: $input) {
      ... on RevokeAccessTokenSuccess {
        token {
          id
          state
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface RevokeTokenDialogProps {
  token: NamedToken
  /** Whose it is, where it is not one's own. */
  owner?: string
  onClose: () => void
}

/** Ends an access token, once that is confirmed. */
export function RevokeTokenDialog({ token: { id, name, isOfApplication }, owner, onClose }: RevokeTokenDialogProps) {
  const revalidator = useRevalidator()
  const ofApplication = owner ? t.applicationLosesAccessAs({ name, owner }) : t.applicationLosesAccessAsYou({ name })
  const [revoke, waiting] = useMutation<RevokeTokenDialogMutation>(mutation)
  return (
    <ActDialog
      title={t.revokeTheAccessToken}
      submit={t.revoke}
      waiting={waiting}
      act={async () => {
        const { problems: found } = await revoke({ id })
        if (found) return found
        toast('success', t.accessTokenRevoked, name)
        onClose()
        await revalidator.revalidate()
        return undefined
      }}
      onClose={onClose}
    >
      <Typography>
        {isOfApplication
          ? ofApplication
          : owner
            ? t.theProgramLosesAccessAs({ name, owner })
            : t.theProgramLosesAccessAsYou({ name })}
      </Typography>
    </ActDialog>
  )
}
