import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AbsenceDialogChangeMutation } from '../../__generated__/AbsenceDialogChangeMutation.graphql.ts'
import type { AbsenceDialogMutation } from '../../__generated__/AbsenceDialogMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { endOf, noPeriod, periodOf, startOf } from './absenceTimes.ts'
import { draftsOf, missingIn, partInputs, type Part } from './parts.ts'
import { PeriodFields } from './PeriodFields.tsx'
import { StandInFields, type StandIn } from './StandInFields.tsx'
import { TreeSelect } from './TreeSelect.tsx'
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
  readonly parts: readonly Part[]
  readonly organization: { readonly id: string; readonly timeZone: string }
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

/** From when until when somebody is away, and who stands in. Days and times are those of where they work. */
export function AbsenceDialog({ userId, name, organizations, absence: opened, onClose }: AbsenceDialogProps) {
  const absence = useShown(opened)
  const draft = useDraft('absence', absence?.id ?? newIn(userId), absence?.version)
  const [chosenId, setChosenId] = useDraftState(draft, 'organizationId', organizations[0]?.id ?? '')
  const organizationId = absence?.organization.id ?? chosenId
  const zone = absence?.organization.timeZone ?? organizations.find(({ id }) => id === chosenId)?.timeZone ?? 'UTC'
  const [before] = useState(() => ({
    period: absence ? periodOf(absence.startsAt, absence.endsAt, zone) : noPeriod,
    parts: draftsOf(absence?.parts ?? [], zone),
  }))
  const [period, setPeriod] = useDraftState(draft, 'period', before.period)
  const [standIn, setStandIn] = useDraftState<StandIn>(draft, 'standIn', {
    deputy: absence?.deputy ?? null,
    parts: before.parts,
    reason: absence?.reason ?? '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<AbsenceDialogMutation>(createMutation)
  const [change, isChanging] = useMutation<AbsenceDialogChangeMutation>(changeMutation)
  async function submit() {
    const { from, until } = period
    if (!from || !until) return setProblems({ [from ? 'endsAt' : 'startsAt']: t.chooseADay })
    const missing = missingIn(standIn.parts)
    if (missing) return setProblems(missing)
    const [startsAt, endsAt] = [startOf(period, zone), endOf(period, zone)]
    const parts = partInputs(standIn.parts, zone)
    const rest = { reason: standIn.reason, deputyId: standIn.deputy?.id ?? null }
    const { problems: failed } = absence
      ? await change({
          id: absence.id,
          version: draft.version,
          ...(Date.parse(startsAt) !== Date.parse(absence.startsAt) && { startsAt }),
          ...(Date.parse(endsAt) !== Date.parse(absence.endsAt) && { endsAt }),
          ...rest,
          ...(standIn.parts !== before.parts && { parts }),
        })
      : await create({ userId, organizationId, startsAt, endsAt, ...rest, ...(parts.length > 0 && { parts }) })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', absence ? t.absenceChanged : t.absenceAdded, name)
    onClose()
  }
  return (
    <FormDialog
      title={absence ? t.absenceOf({ name }) : t.isAway({ name })}
      submit={absence ? t.save : t.add}
      width="sm"
      problems={problems}
      waiting={isCreating || isChanging}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {absence ? null : (
        <TreeSelect
          organizations={organizations}
          value={chosenId}
          onChange={setChosenId}
          problem={problems.organizationId}
        />
      )}
      <PeriodFields value={period} zone={zone} problems={problems} onChange={setPeriod} />
      <StandInFields
        value={standIn}
        userId={userId}
        organizationId={organizationId}
        hasTimes
        problems={problems}
        onChange={(changed) => setStandIn((now) => ({ ...now, ...changed }))}
      />
    </FormDialog>
  )
}
