import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import type { RemoveStreamDialogMutation } from '../../__generated__/RemoveStreamDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

interface RemoveStreamDialogProps {
  organizationId: string
  version: number
  onClose: () => void
  onDone: () => void
}

/** Asks before the audit log is sent on no more. */
export function RemoveStreamDialog({ organizationId, version, onClose, onDone }: RemoveStreamDialogProps) {
  const [remove, waiting] = useMutation<RemoveStreamDialogMutation>(graphql`
    mutation RemoveStreamDialogMutation($input: DeleteAuditStreamInput!) {
      result: deleteAuditStream(input: $input) {
        ... on DeleteAuditStreamSuccess {
          organization {
            id
            ...AuditStream_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const act = async () => {
    const { problems } = await remove({ organizationId, version })
    if (problems) return problems
    toast('success', t.streamRemoved)
    onDone()
    return undefined
  }
  return (
    <ActDialog title={t.removeStreamTitle} submit={t.remove} act={act} waiting={waiting} onClose={onClose}>
      <Typography>{t.whatRemovingDoes}</Typography>
    </ActDialog>
  )
}
