import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { RevokeTokenDialogMutation } from '../../__generated__/RevokeTokenDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'

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
  token: { readonly id: string; readonly name: string }
  /** Whose it is, where it is not one's own. */
  owner?: string
  onClose: () => void
}

/** Ends an access token, once that is confirmed. */
export function RevokeTokenDialog({ token: { id, name }, owner, onClose }: RevokeTokenDialogProps) {
  const revalidator = useRevalidator()
  const [revoke, waiting] = useMutation<RevokeTokenDialogMutation>(mutation)
  return (
    <ActDialog
      title="Revoke the access token"
      submit="Revoke"
      waiting={waiting}
      act={async () => {
        const { problems: found } = await revoke({ id })
        if (found) return found
        toast('success', 'Access token revoked', name)
        onClose()
        await revalidator.revalidate()
        return undefined
      }}
      onClose={onClose}
    >
      <Typography>
        The program that uses “{name}” {owner ? `asks as ${owner} no longer` : 'asks as you no longer'}, at once and for
        good. Another token gets another secret.
      </Typography>
    </ActDialog>
  )
}
