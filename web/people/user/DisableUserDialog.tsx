import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DisableUserDialogMutation } from '../../__generated__/DisableUserDialogMutation.graphql.ts'
import type { DisableUserDialog_user$key } from '../../__generated__/DisableUserDialog_user.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

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
    toast('success', t.isDisabled({ name }))
    onClose()
  }
  return (
    <FormDialog
      title={t.disable2({ name })}
      submit={t.disable}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography color="textSecondary">{t.theyAreSignedOutEverywhereAt}</Typography>
    </FormDialog>
  )
}
