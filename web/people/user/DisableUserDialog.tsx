import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DisableUserDialogMutation } from '../../__generated__/DisableUserDialogMutation.graphql.ts'
import type { DisableUserDialog_user$key } from '../../__generated__/DisableUserDialog_user.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

const disable = graphql`
  mutation DisableUserDialogMutation($input: DisableUserInput!) {
    result: disableUser(input: $input) {
      ... on DisableUserSuccess {
        user {
          ...DisableUserButton_user
          ...ResetLinkButton_user
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Asks before somebody is disabled. */
export function DisableUserDialog({ user, onClose }: { user: DisableUserDialog_user$key; onClose: () => void }) {
  const { id, name, version } = useShownFragment(
    graphql`
      fragment DisableUserDialog_user on User {
        id
        name
        version
      }
    `,
    user,
  )
  const [problems, setProblems] = useState<Problems>({})
  const [change, waiting] = useMutation<DisableUserDialogMutation>(disable)
  async function submit() {
    const { problems: found } = await change({ id, version })
    if (found) return setProblems(found)
    toast('success', `${name} is disabled`)
    onClose()
  }
  return (
    <FormDialog
      title={`Disable ${name}`}
      submit="Disable"
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography color="textSecondary">
        They are signed out everywhere at once and can’t sign in until they are enabled again. What they have done and
        what is assigned to them stays.
      </Typography>
    </FormDialog>
  )
}
