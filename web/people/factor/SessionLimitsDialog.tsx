import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SessionLimitsDialog_organization$key } from '../../__generated__/SessionLimitsDialog_organization.graphql.ts'
import type { SessionLimitsDialogMutation } from '../../__generated__/SessionLimitsDialogMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { typedNumber } from '../../kernel/ui/typedNumber.ts'
import { addressesIn, withAddresses } from './addresses.ts'
import { AddressesField } from './AddressesField.tsx'
import * as t from './__generated__/messages.ts'

interface SessionLimitsDialogProps {
  organization: SessionLimitsDialog_organization$key
  onClose: () => void
}

const typed = (hours: number | null | undefined) => (hours == null ? '' : String(hours))
const isWhole = (hours: number | null) => hours === null || Number.isInteger(hours)

/** Says how long the sessions of people who belong to a root organization last, and from where. */
export function SessionLimitsDialog({ organization, onClose }: SessionLimitsDialogProps) {
  const { id, signInPolicy } = useShownFragment(
    graphql`
      fragment SessionLimitsDialog_organization on Organization {
        id
        signInPolicy {
          longestSessionHours
          longestIdleHours
          addresses
          version
        }
      }
    `,
    organization,
  )
  const before = signInPolicy!
  const [set, waiting] = useMutation<SessionLimitsDialogMutation>(graphql`
    mutation SessionLimitsDialogMutation($input: SetSignInPolicyInput!) {
      result: setSignInPolicy(input: $input) {
        ... on SetSignInPolicySuccess {
          organization {
            id
            ...SignInPolicySection_organization
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const draft = useDraft('sessionLimits', id, before.version)
  const [session, setSession] = useDraftState(draft, 'longestSessionHours', typed(before.longestSessionHours))
  const [idle, setIdle] = useDraftState(draft, 'longestIdleHours', typed(before.longestIdleHours))
  const [from, setFrom] = useDraftState(draft, 'addresses', () => before.addresses.join('\n'))
  const [problems, setProblems] = useState<Problems>({})
  const submit = async () => {
    const [longestSessionHours, longestIdleHours] = [typedNumber(session), typedNumber(idle)]
    const wrong = {
      ...(isWhole(longestSessionHours) ? {} : { longestSessionHours: t.wholeHours }),
      ...(isWhole(longestIdleHours) ? {} : { longestIdleHours: t.wholeHours }),
    }
    if (Object.keys(wrong).length) return setProblems(wrong)
    const addresses = addressesIn(from)
    const { problems: refused } = await set({
      organizationId: id,
      version: draft.version,
      longestSessionHours,
      longestIdleHours,
      addresses,
    })
    if (refused) return setProblems(withAddresses(refused, addresses))
    draft.clear()
    toast('success', t.sessionsAreLimited)
    onClose()
  }
  return (
    <FormDialog
      title={t.limitSessions}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <span>{t.whatLimitsDo}</span>
      <Field
        label={t.hoursAfterSignIn}
        value={session}
        onChange={(event) => setSession(event.target.value)}
        problem={problems.longestSessionHours}
        help={t.atMost30Days}
        inputMode="numeric"
        autoFocus
      />
      <Field
        label={t.hoursWithoutUse}
        value={idle}
        onChange={(event) => setIdle(event.target.value)}
        problem={problems.longestIdleHours}
        help={t.atMost14Days}
        inputMode="numeric"
      />
      <AddressesField label={t.fromWhere} value={from} onChange={setFrom} problem={problems.addresses} />
    </FormDialog>
  )
}
