import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AbsenceDialogChangeMutation } from '../../__generated__/AbsenceDialogChangeMutation.graphql.ts'
import type { AbsenceDialogMutation } from '../../__generated__/AbsenceDialogMutation.graphql.ts'
import { beginOf, dayOf, lastDayOf, nextDay } from '../membership/dates.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ColleagueField, type Colleague } from '../membership/ColleagueField.tsx'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation AbsenceDialogMutation($input: CreateAbsenceInput!) {
    result: createAbsence(input: $input) {
      ... on CreateAbsenceSuccess {
        absence {
          user {
            ...AbsencesSection_user
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const changeMutation = graphql`
  mutation AbsenceDialogChangeMutation($input: UpdateAbsenceInput!) {
    result: updateAbsence(input: $input) {
      ... on UpdateAbsenceSuccess {
        absence {
          user {
            ...AbsencesSection_user
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface Absence {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
  readonly reason: string | null | undefined
  readonly version: number
  readonly deputy: { readonly id: string; readonly name: string } | null | undefined
  readonly organization: { readonly timeZone: string }
}

interface AbsenceDialogProps {
  userId: string
  name: string
  /** One of each tree that the viewer may say it for. */
  organizations: readonly { readonly id: string; readonly name: string; readonly timeZone: string }[]
  /** One to change; a new one where it is left out. */
  absence?: Absence
  onClose: () => void
}

/** From which day until which day somebody is away, and who stands in. Days are those of where they work. */
export function AbsenceDialog({ userId, name, organizations, absence: opened, onClose }: AbsenceDialogProps) {
  const absence = useShown(opened)
  const draft = useDraft('absence', absence?.id ?? newIn(userId), absence?.version)
  const [organizationId, setOrganizationId] = useDraftState(draft, 'organizationId', organizations[0]?.id ?? '')
  const zone =
    absence?.organization.timeZone ?? organizations.find(({ id }) => id === organizationId)?.timeZone ?? 'UTC'
  const [before] = useState(() =>
    absence ? { from: dayOf(absence.startsAt, zone), until: lastDayOf(absence.endsAt, zone) } : { from: '', until: '' },
  )
  const [from, setFrom] = useDraftState(draft, 'from', before.from)
  const [until, setUntil] = useDraftState(draft, 'until', before.until)
  const [reason, setReason] = useDraftState(draft, 'reason', absence?.reason ?? '')
  const [deputy, setDeputy] = useDraftState<Colleague | null>(draft, 'deputy', absence?.deputy ?? null)
  const deputyId = deputy?.id ?? null
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<AbsenceDialogMutation>(createMutation)
  const [change, isChanging] = useMutation<AbsenceDialogChangeMutation>(changeMutation)
  async function submit() {
    if (!from || !until) return setProblems({ [from ? 'endsAt' : 'startsAt']: t.chooseADay })
    const startsAt = beginOf(from, zone)
    const endsAt = beginOf(nextDay(until), zone)
    const { problems: failed } = absence
      ? await change({
          id: absence.id,
          version: draft.version,
          ...(from !== before.from && { startsAt }),
          ...(until !== before.until && { endsAt }),
          reason,
          deputyId,
        })
      : await create({ userId, organizationId, startsAt, endsAt, reason, deputyId })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', absence ? t.absenceChanged : t.absenceAdded, name)
    onClose()
  }
  return (
    <FormDialog
      title={absence ? t.absenceOf({ name }) : t.isAway({ name })}
      submit={absence ? t.save : t.add}
      problems={problems}
      waiting={isCreating || isChanging}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!absence && organizations.length > 1 ? (
        <SelectField
          label={t.from}
          value={organizationId}
          onChange={(event) => setOrganizationId(event.target.value)}
          problem={problems.organizationId}
        >
          {organizations.map(({ id, name: place }) => (
            <option key={id} value={id}>
              {place}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Field
        label={t.firstDayAway}
        type="date"
        required
        autoFocus
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        problem={problems.startsAt}
      />
      <Field
        label={t.lastDayAway}
        type="date"
        required
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        problem={problems.endsAt}
        help={t.daysAreThoseOf({ zone })}
      />
      <ColleagueField
        label={t.deputy}
        help={t.whoStandsInLeaveEmptyFor}
        but={new Set([userId])}
        chosen={deputy}
        onChange={setDeputy}
        problem={problems.deputyId}
      />
      <Field
        label={t.why}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        problem={problems.reason}
        help={t.shownToThePersonAndTo}
      />
    </FormDialog>
  )
}
