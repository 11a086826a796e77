import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ConsentDialogGiveMutation } from '../../__generated__/ConsentDialogGiveMutation.graphql.ts'
import type { ConsentDialogWithdrawMutation } from '../../__generated__/ConsentDialogWithdrawMutation.graphql.ts'
import type { ConsentDialog_organization$key } from '../../__generated__/ConsentDialog_organization.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const giveMutation = graphql`
  mutation ConsentDialogGiveMutation($input: GivePeerConsentInput!) {
    result: givePeerConsent(input: $input) {
      ... on GivePeerConsentSuccess {
        organization {
          ...ConsentSection_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const withdrawMutation = graphql`
  mutation ConsentDialogWithdrawMutation($input: WithdrawPeerConsentInput!) {
    result: withdrawPeerConsent(input: $input) {
      ... on WithdrawPeerConsentSuccess {
        organization {
          ...ConsentSection_organization
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface ConsentDialogProps {
  organization: ConsentDialog_organization$key
  onClose: () => void
}

/** Asks before a tree begins or ceases to take part in the comparison with peers. */
export function ConsentDialog({ organization: key, onClose }: ConsentDialogProps) {
  const { id, name, peerConsent } = useShownFragment(
    graphql`
      fragment ConsentDialog_organization on Organization {
        id
        name
        peerConsent {
          isGiven
          version
        }
      }
    `,
    key,
  )
  const [give, isGiving] = useMutation<ConsentDialogGiveMutation>(giveMutation)
  const [withdraw, isWithdrawing] = useMutation<ConsentDialogWithdrawMutation>(withdrawMutation)
  const [problems, setProblems] = useState<Problems>({})
  const isGiven = Boolean(peerConsent?.isGiven)
  async function submit() {
    const input = { organizationId: id, version: peerConsent?.version ?? 0 }
    const { problems: failed } = await (isGiven ? withdraw(input) : give(input))
    if (failed) return setProblems({ input: Object.values(failed).join(' ') })
    toast('success', isGiven ? t.takesNoPartAnyMore({ name }) : t.takesPart({ name }))
    onClose()
  }
  return (
    <FormDialog
      title={isGiven ? t.withdrawFromTheComparison : t.takePartInTheComparison}
      submit={isGiven ? t.withdraw : t.takePart}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isGiving || isWithdrawing}
    >
      <Typography>{isGiven ? t.fromNowOnIsInNo({ name }) : t.fromTheMonthThatClosesNext({ name })}</Typography>
    </FormDialog>
  )
}
