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
    toast('success', isGiven ? `${name} takes no part any more` : `${name} takes part`)
    onClose()
  }
  return (
    <FormDialog
      title={isGiven ? 'Withdraw from the comparison' : 'Take part in the comparison'}
      submit={isGiven ? 'Withdraw' : 'Take part'}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={isGiving || isWithdrawing}
    >
      <Typography>
        {isGiven
          ? `From now on ${name} is in no cohort, and nobody in its tree sees how peers do. What was published stays as it was.`
          : `From the month that closes next, ${name} shares one value of each standard metric for its whole tree, and which practices are in place. Others see rounded figures of at least five organizations, never whose they are; in return its people see them too. It can withdraw at any time.`}
      </Typography>
    </FormDialog>
  )
}
