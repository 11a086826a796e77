import { useState } from 'react'
import { graphql } from 'react-relay'
import type {
  ScheduleAllDialogMutation,
  ScheduleAllDialogMutation$data,
} from '../../__generated__/ScheduleAllDialogMutation.graphql.ts'
import { OrganizationSelect } from '../../organization/organization/OrganizationSelect.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { ScheduleReport } from './ScheduleReport.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation ScheduleAllDialogMutation($input: ScheduleAllTasksInput!) {
    result: scheduleAllTasks(input: $input) {
      ... on ScheduleAllTasksSuccess @alias(as: "report") {
        created
        ...ScheduleReport_report
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

type Report = NonNullable<ScheduleAllDialogMutation$data['result']['report']>

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Schedules all routines of an organization between two days: first only tried, with what would be done, then done. */
export function ScheduleAllDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const draft = useDraft('scheduling', newIn(null))
  const [organizationId, setOrganization] = useDraftState(draft, 'organizationId', '')
  const [from, setFrom] = useDraftState(draft, 'from', () => dayIn(0))
  const [to, setTo] = useDraftState(draft, 'to', () => dayIn(30))
  const [tried, setTried] = useState<{ report: Report; isDone: boolean }>()
  const [problems, setProblems] = useState<Problems>({})
  const [schedule, isInFlight] = useMutation<ScheduleAllDialogMutation>(mutation)
  const given =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setTried(undefined)
    }
  const submit = async () => {
    if (tried?.isDone) return onClose()
    const outcome = await schedule({ organizationId, from, to, dryRun: !tried })
    if (outcome.problems) {
      if (outcome.problems.input) toast('error', t.errorInSchedulealltasks, outcome.problems.input)
      return setProblems(outcome.problems)
    }
    setProblems({})
    const report = outcome.done.report!
    setTried({ report, isDone: Boolean(tried) })
    if (!tried) return
    draft.clear()
    toast('success', t.scheduled({ count: report.created }))
    onDone()
  }
  const isNothing = tried !== undefined && !tried.isDone && tried.report.created === 0
  const label = !tried
    ? t.seeWhatWouldBeDone
    : tried.isDone
      ? t.close
      : isNothing
        ? t.schedule2
        : t.schedule({ count: tried.report.created })
  return (
    <FormDialog
      title={t.scheduleAllRoutines}
      submit={label}
      width="md"
      problems={problems}
      waiting={isInFlight || isNothing || !organizationId}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {tried?.isDone ? null : (
        <>
          <OrganizationSelect
            value={organizationId}
            autoFocus
            problem={problems.organizationId}
            onChange={given(setOrganization)}
          />
          <div
            style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))' }}
          >
            <Field
              label={t.firstDay}
              type="date"
              required
              value={from}
              problem={problems.from}
              onChange={(event) => given(setFrom)(event.target.value)}
            />
            <Field
              label={t.lastDay}
              type="date"
              required
              value={to}
              problem={problems.to}
              onChange={(event) => given(setTo)(event.target.value)}
            />
          </div>
        </>
      )}
      {isNothing ? <p style={{ margin: 0, fontWeight: 550 }}>{t.thereIsNothingToScheduleBetween}</p> : null}
      {tried ? <ScheduleReport report={tried.report} isDone={tried.isDone} /> : null}
    </FormDialog>
  )
}
