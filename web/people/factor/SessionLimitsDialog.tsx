import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SessionLimitsDialog_organization$key } from '../../__generated__/SessionLimitsDialog_organization.graphql.ts'
import type { SessionLimitsDialogMutation } from '../../__generated__/SessionLimitsDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { typedNumber } from '../../kernel/ui/typedNumber.ts'
import * as t from './__generated__/messages.ts'

interface SessionLimitsDialogProps {
  organization: SessionLimitsDialog_organization$key
  onClose: () => void
}

const typed = (hours: number | null | undefined) => (hours == null ? '' : String(hours))
const isWhole = (hours: number | null) => hours === null || Number.isInteger(hours)

/** Says how long the sessions of people who belong to a root organization last. */
export function SessionLimitsDialog({ organization, onClose }: SessionLimitsDialogProps) {
  const { id, signInPolicy } = useShownFragment(
    graphql`
      fragment SessionLimitsDialog_organization on Organization {
        id
        signInPolicy {
          longestSessionHours
          longestIdleHours
          version
        }
      }
    `,
    organization,
  )
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
  const [session, setSession] = useState(typed(signInPolicy?.longestSessionHours))
  const [idle, setIdle] = useState(typed(signInPolicy?.longestIdleHours))
  const [problems, setProblems] = useState<Problems>({})
  const submit = async () => {
    const [longestSessionHours, longestIdleHours] = [typedNumber(session), typedNumber(idle)]
    const wrong = {
      ...(isWhole(longestSessionHours) ? {} : { longestSessionHours: t.wholeHours }),
      ...(isWhole(longestIdleHours) ? {} : { longestIdleHours: t.wholeHours }),
    }
    if (Object.keys(wrong).length) return setProblems(wrong)
    const { problems: refused } = await set({
      organizationId: id,
      version: signInPolicy?.version,
      longestSessionHours,
      longestIdleHours,
    })
    if (refused) return setProblems(refused)
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
    </FormDialog>
  )
}
