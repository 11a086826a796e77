import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { AcceptDialogMutation } from '../../__generated__/AcceptDialogMutation.graphql.ts'
import type { AcceptDialog_request$key } from '../../__generated__/AcceptDialog_request.graphql.ts'
import { placementInput, usualPlacement } from '../membership/placement.ts'
import { PlacementFields } from '../membership/PlacementFields.tsx'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const accept = graphql`
  mutation AcceptDialogMutation($input: AcceptAssociationInput!) {
    result: acceptAssociation(input: $input) {
      ... on AcceptAssociationSuccess {
        request {
          ...IncomingRow_request
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const instant = (local: string) => (local ? new Date(local).toISOString() : null)

/** Asks with what somebody is taken in, and does it. */
export function AcceptDialog({ request, onClose }: { request: AcceptDialog_request$key; onClose: () => void }) {
  const { id, version, user, invitation, organization, grantableLevels } = useShownFragment(
    graphql`
      fragment AcceptDialog_request on AssociationRequest {
        id
        version
        user {
          name
          email
          isEmailVerified
        }
        invitation {
          accessLevel
          accessLevelName
          department {
            id
          }
          group {
            id
          }
          jobRole {
            id
          }
        }
        organization {
          id
          name
        }
        grantableLevels
      }
    `,
    request,
  )
  const revalidator = useRevalidator()
  const draft = useDraft('acceptance', id, version)
  const [placement, setPlacement] = useDraftState(
    draft,
    'placement',
    invitation
      ? {
          accessLevel: invitation.accessLevel,
          departmentId: invitation.department?.id ?? '',
          groupId: invitation.group?.id ?? '',
          jobRoleId: invitation.jobRole.id,
        }
      : usualPlacement,
  )
  const [dates, setDates] = useDraftState(draft, 'dates', { startsAt: '', endsAt: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [change, waiting] = useMutation<AcceptDialogMutation>(accept)

  async function submit() {
    const input = {
      id,
      version: draft.version,
      ...placementInput(placement),
      startsAt: instant(dates.startsAt),
      endsAt: instant(dates.endsAt),
    }
    const { problems: found } = await change(input)
    if (found) {
      if (found.input) toast('error', t.errorInAcceptingRequestFailed, found.input)
      return setProblems(found)
    }
    draft.clear()
    toast('success', t.requestAccepted, t.nowBelongsTo({ name: user.name, organization: organization!.name }))
    onClose()
    await revalidator.revalidate()
  }

  const date = (name: 'startsAt' | 'endsAt', label: string, help: string) => (
    <Field
      type="datetime-local"
      label={label}
      help={help}
      value={dates[name]}
      onChange={(event) => setDates((before) => ({ ...before, [name]: event.target.value }))}
      problem={problems[name]}
    />
  )
  return (
    <FormDialog
      title={t.accept({ name: user.name })}
      submit={t.accept2}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      {invitation ? (
        <Typography>
          {user.isEmailVerified
            ? t.invitedAs({ accessLevelName: invitation.accessLevelName })
            : t.invitedAsUnverified({ accessLevelName: invitation.accessLevelName, email: user.email })}
        </Typography>
      ) : null}
      <Typography color="textSecondary">{t.theyJoinWithWhatYouChoose({ name: organization!.name })}</Typography>
      <PlacementFields
        organizationId={organization!.id}
        levels={grantableLevels}
        value={placement}
        problems={problems}
        autoFocus
        onChange={(changed) => setPlacement((before) => ({ ...before, ...changed }))}
      />
      {date('startsAt', t.from, t.leaveEmptyForNow)}
      {date('endsAt', t.until, t.leaveEmptyForNoEnd)}
    </FormDialog>
  )
}
