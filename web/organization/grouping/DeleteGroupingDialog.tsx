import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { graphql } from 'react-relay'
import type { DeleteGroupingDialogMutation } from '../../__generated__/DeleteGroupingDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { DeleteDialog } from '../../kernel/ui/DeleteDialog.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import type { GroupingShape } from './hierarchy.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation DeleteGroupingDialogMutation($input: DeleteGroupingInput!) {
    result: deleteGrouping(input: $input) {
      ... on DeleteGroupingSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Asks whether a grouping is to be deleted; of one that is in use it says what is in it. */
export function DeleteGroupingDialog({
  grouping: opened,
  onClose,
  onDone,
}: {
  grouping: GroupingShape
  onClose: () => void
  onDone: () => void
}) {
  const grouping = useShown(opened)
  const { id, name, version, can } = grouping
  const titleId = useId()
  const [remove, isInFlight] = useMutation<DeleteGroupingDialogMutation>(mutation)
  if (!can.delete.allowed) {
    return (
      <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t.cantBeDeletedYet({ name })}</DialogTitle>
        <DialogContent>
          <Typography>{t.takeTheseOutFirst({ reason: can.delete.reason ?? '' })}</Typography>
        </DialogContent>
        <DialogActions>
          <PlainButton type="button" className="primary" autoFocus onClick={onClose}>
            {t.close}
          </PlainButton>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <DeleteDialog
      name={name}
      remove={() => remove({ id, version })}
      waiting={isInFlight}
      onClose={onClose}
      onDeleted={onDone}
    >
      {t.noOrganizationStandsInItIt}
    </DeleteDialog>
  )
}
