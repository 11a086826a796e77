import { useState } from 'react'
import { graphql } from 'react-relay'
import type { RecurringDialogChangeMutation } from '../../__generated__/RecurringDialogChangeMutation.graphql.ts'
import type { RecurringDialogMutation } from '../../__generated__/RecurringDialogMutation.graphql.ts'
import { dayOf } from '../membership/dates.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { draftsOf, missingIn, partInputs, type Part } from './parts.ts'
import { repeatingInput, repeatingOf } from './repeating.ts'
import { RepeatingFields } from './RepeatingFields.tsx'
import { StandInFields, type StandIn } from './StandInFields.tsx'
import { TreeSelect } from './TreeSelect.tsx'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation RecurringDialogMutation($input: CreateRecurringAbsenceInput!) {
    result: createRecurringAbsence(input: $input) {
      ... on CreateRecurringAbsenceSuccess {
        recurringAbsence {
          user {
            ...AbsencesSection_user
            ...RecurringSection_user
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const changeMutation = graphql`
  mutation RecurringDialogChangeMutation($input: UpdateRecurringAbsenceInput!) {
    result: updateRecurringAbsence(input: $input) {
      ... on UpdateRecurringAbsenceSuccess {
        recurringAbsence {
          user {
            ...AbsencesSection_user
            ...RecurringSection_user
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface RecurringAbsence {
  readonly id: string
  readonly version: number
  readonly rule: string
  readonly sentence: string
  readonly startsOn: string
  readonly durationMins: number
  readonly timeZone: string
  readonly reason: string | null | undefined
  readonly deputy: { readonly id: string; readonly name: string } | null | undefined
  readonly parts: readonly Part[]
  readonly organization: { readonly id: string }
}

interface RecurringDialogProps {
  userId: string
  name: string
  /** One of each tree that the viewer may say it for. */
  organizations: readonly { readonly id: string; readonly name: string; readonly timeZone: string }[]
  /** One to change; a new one where it is left out. */
  recurring?: RecurringAbsence
  onClose: () => void
}

/** On which days or hours somebody is away again and again, and who stands in. */
export function RecurringDialog({ userId, name, organizations, recurring: opened, onClose }: RecurringDialogProps) {
  const recurring = useShown(opened)
  const draft = useDraft('recurringAbsence', recurring?.id ?? newIn(userId), recurring?.version)
  const [chosenId, setChosenId] = useDraftState(draft, 'organizationId', organizations[0]?.id ?? '')
  const organizationId = recurring?.organization.id ?? chosenId
  const zone = recurring?.timeZone ?? organizations.find(({ id }) => id === chosenId)?.timeZone ?? 'UTC'
  const [parts] = useState(() => draftsOf(recurring?.parts ?? [], zone))
  const [first] = useState(() => repeatingOf(recurring, dayOf(new Date(), zone)))
  const [value, setValue] = useDraftState(draft, 'value', first)
  const [standIn, setStandIn] = useDraftState<StandIn>(draft, 'standIn', {
    deputy: recurring?.deputy ?? null,
    parts,
    reason: recurring?.reason ?? '',
  })
  const [problems, setProblems] = useState<Problems>({})
  const [create, isCreating] = useMutation<RecurringDialogMutation>(createMutation)
  const [change, isChanging] = useMutation<RecurringDialogChangeMutation>(changeMutation)
  async function submit() {
    const { durationMins, ...when } = repeatingInput(value)
    if (!value.repetition.date) return setProblems({ startsOn: t.chooseADay })
    if (durationMins === undefined) return setProblems({ durationMins: t.chooseATimeAfterTheStart })
    const missing = missingIn(standIn.parts)
    if (missing) return setProblems(missing)
    const rest = { reason: standIn.reason, deputyId: standIn.deputy?.id ?? null }
    const given = { ...when, durationMins, timeZone: zone, ...rest }
    const named = partInputs(standIn.parts, zone)
    const { problems: failed } = recurring
      ? await change({
          id: recurring.id,
          version: draft.version,
          ...given,
          ...(standIn.parts !== parts && { parts: named }),
        })
      : await create({ userId, organizationId, ...given, ...(named.length > 0 && { parts: named }) })
    if (failed) return setProblems(failed)
    draft.clear()
    toast('success', recurring ? t.recurringAbsenceChanged : t.recurringAbsenceAdded, name)
    onClose()
  }
  return (
    <FormDialog
      title={recurring ? t.recurringAbsenceOf({ name }) : t.isAwayAgainAndAgain({ name })}
      submit={recurring ? t.save : t.add}
      width="sm"
      problems={problems}
      waiting={isCreating || isChanging}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {recurring ? null : (
        <TreeSelect
          organizations={organizations}
          value={chosenId}
          onChange={setChosenId}
          problem={problems.organizationId}
        />
      )}
      <RepeatingFields value={value} zone={zone} problems={problems} onChange={setValue} />
      <StandInFields
        value={standIn}
        userId={userId}
        organizationId={organizationId}
        problems={problems}
        onChange={(changed) => setStandIn((now) => ({ ...now, ...changed }))}
      />
    </FormDialog>
  )
}
