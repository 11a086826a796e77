import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { WeekDialogMutation } from '../../__generated__/WeekDialogMutation.graphql.ts'
import type { WeekDialogResetMutation } from '../../__generated__/WeekDialogResetMutation.graphql.ts'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { WeekFields } from './WeekFields.tsx'
import type { WorkingWindow } from './week.ts'
import * as t from './__generated__/messages.ts'

const saveMutation = graphql`
  mutation WeekDialogMutation($input: SaveScheduleInput!) {
    result: saveSchedule(input: $input) {
      ... on SaveScheduleSuccess {
        user {
          ...WeeksSection_user
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const resetMutation = graphql`
  mutation WeekDialogResetMutation($input: ResetScheduleInput!) {
    result: resetSchedule(input: $input) {
      ... on ResetScheduleSuccess {
        user {
          ...WeeksSection_user
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface WeekDialogProps {
  userId: string
  name: string
  organization: { readonly id: string; readonly name: string }
  schedule: {
    readonly isOwn: boolean
    readonly timeZone: string
    readonly version: number
    readonly windows: readonly WorkingWindow[]
  }
  onClose: () => void
}

/** When somebody works in an organization, as fields. */
export function WeekDialog({ userId, name, organization, schedule: opened, onClose }: WeekDialogProps) {
  const schedule = useShown(opened)
  const draft = useDraft('week', `${organization.id} ${userId}`, schedule.version)
  const [windows, setWindows] = useDraftState(draft, 'windows', [...schedule.windows])
  const [timeZone, setTimeZone] = useDraftState(draft, 'timeZone', schedule.timeZone)
  const [problems, setProblems] = useState<Problems>({})
  const [save, isSaving] = useMutation<WeekDialogMutation>(saveMutation)
  const [reset, isResetting] = useMutation<WeekDialogResetMutation>(resetMutation)
  const key = { userId, organizationId: organization.id }
  const settle = (failed: Problems | undefined, what: string) => {
    if (failed) {
      if (failed.input) toast('error', t.errorInSchedulingTheData, failed.input)
      return setProblems(failed)
    }
    draft.clear()
    toast('success', what, organization.name)
    onClose()
  }
  async function submit() {
    settle((await save({ ...key, version: draft.version, windows, timeZone })).problems, t.workingWeekSaved)
  }
  async function inherit() {
    settle((await reset({ ...key, version: draft.version })).problems, t.theHoursOfTheOrganizationHold)
  }
  return (
    <FormDialog
      title={t.workingWeekOf({ name })}
      submit={t.saveTimes}
      width="sm"
      problems={problems}
      waiting={isSaving || isResetting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t.atAnEndAt0000({ name: organization.name })}</Typography>
      <WeekFields idle={t.off} windows={windows} problems={problems} onChange={setWindows} />
      <Field
        label={t.timeZone}
        help={t.asAmericaLosAngeles}
        value={timeZone}
        problem={problems.timeZone}
        onChange={(event) => setTimeZone(event.target.value)}
      />
      {schedule.isOwn ? (
        <div>
          <PlainButton type="button" className="outlined" disabled={isResetting} onClick={() => void inherit()}>
            {t.toUseTheHoursOfAgain({ name: organization.name })}
          </PlainButton>
        </div>
      ) : null}
    </FormDialog>
  )
}
