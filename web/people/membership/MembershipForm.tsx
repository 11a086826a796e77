import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { MembershipDialogQuery$data } from '../../__generated__/MembershipDialogQuery.graphql.ts'
import type { MembershipFormMutation } from '../../__generated__/MembershipFormMutation.graphql.ts'
import type { spotQuery as SpotQuery } from '../../__generated__/spotQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { beginOf, dayOf, lastDayOf, nextDay } from './dates.ts'
import { SpotFields, type Spot } from './SpotFields.tsx'
import { spotQuery } from './spotQuery.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation MembershipFormMutation($input: UpdateMembershipInput!) {
    result: updateMembership(input: $input) {
      ... on UpdateMembershipSuccess {
        stepId
        membership {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

type Membership = NonNullable<NonNullable<MembershipDialogQuery$data['node']>['membership']>

interface MembershipFormProps {
  membership: Membership
  onClose: () => void
  onDone: () => void
}

/** Changes where somebody stands in an organization, as what, and for how long. */
export function MembershipForm({ membership: opened, onClose, onDone }: MembershipFormProps) {
  const membership = useShown(opened)
  const { id, version, user, organization, startsAt, endsAt } = membership
  const zone = organization.timeZone
  const [before] = useState<Spot>(() => ({
    departmentId: membership.department?.id ?? '',
    groupId: membership.group?.id ?? '',
    jobRoleId: membership.jobRole.id,
    accessLevel: membership.accessLevel,
    from: dayOf(startsAt, zone),
    until: endsAt ? lastDayOf(endsAt, zone) : '',
  }))
  const draft = useDraft('membership', id, version)
  const [spot, setSpot] = useDraftState(draft, 'spot', before)
  const [problems, setProblems] = useState<Problems>({})
  const [update, waiting] = useMutation<MembershipFormMutation>(mutation)
  const { data } = useLookUp<SpotQuery>(
    spotQuery,
    { id: organization.id, departmentId: spot.departmentId || null, groupId: spot.groupId || null },
    0,
  )
  async function submit() {
    const isElsewhere = spot.departmentId !== before.departmentId || spot.groupId !== before.groupId
    const { problems: failed } = await update({
      id,
      version: draft.version,
      ...(isElsewhere && { departmentId: spot.departmentId || null, groupId: spot.groupId || null }),
      ...(spot.jobRoleId && spot.jobRoleId !== before.jobRoleId && { jobRoleId: spot.jobRoleId }),
      ...(spot.accessLevel !== before.accessLevel && { accessLevel: spot.accessLevel as 'TRANSACTIONAL' }),
      ...(spot.from && spot.from !== before.from && { startsAt: beginOf(spot.from, zone) }),
      ...(spot.until !== before.until && { endsAt: spot.until ? beginOf(nextDay(spot.until), zone) : null }),
    })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', t.changed({ name: user.name }), organization.name)
    onDone()
  }
  return (
    <FormDialog
      title={t.change2({ name: user.name })}
      submit={t.save}
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
      draft={draft}
    >
      <Typography color="textSecondary">{t.atItActsAtOnceWherever({ name: organization.name })}</Typography>
      <SpotFields
        spot={spot}
        onChange={(changed) => setSpot((now) => ({ ...now, ...changed }))}
        problems={problems}
        choices={data?.organization}
        kept={before}
        fromLabel={t.from}
      />
    </FormDialog>
  )
}
