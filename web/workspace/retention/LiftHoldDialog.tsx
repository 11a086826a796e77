import Typography from '@mui/material/Typography'
import { graphql } from 'react-relay'
import type { LiftHoldDialogMutation } from '../../__generated__/LiftHoldDialogMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation LiftHoldDialogMutation($input: LiftLegalHoldInput!) {
    result: liftLegalHold(input: $input) {
      ... on LiftLegalHoldSuccess {
        organization {
          id
          ...RetentionSection_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface LiftHoldDialogProps {
  hold: { id: string; name: string }
  onClose: () => void
}

/** Asks before a legal hold is lifted, since what is older goes then. */
export function LiftHoldDialog({ hold: { id, name }, onClose }: LiftHoldDialogProps) {
  const [lift, waiting] = useMutation<LiftHoldDialogMutation>(mutation)
  const act = async () => {
    const { problems } = await lift({ id })
    if (problems) return problems
    toast('success', t.holdIsLifted({ name }))
    onClose()
    return undefined
  }
  return (
    <ActDialog title={t.liftHoldOfAsk({ name })} submit={t.liftHold} act={act} waiting={waiting} onClose={onClose}>
      <Typography>{t.whatLiftingDoes}</Typography>
    </ActDialog>
  )
}
