import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlanRunDialog_tour$key } from '../../__generated__/PlanRunDialog_tour.graphql.ts'
import type { PlanRunDialogMutation } from '../../__generated__/PlanRunDialogMutation.graphql.ts'
import { CandidateField } from '../action/CandidateField.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import { RecordsField } from './RecordsField.tsx'
import { instantOf, wallTime } from './tourTimes.ts'
import * as t from './__generated__/messages.ts'

interface PlanRunDialogProps {
  tour: PlanRunDialog_tour$key
  onClose: () => void
  onPlanned: (id: string) => void
}

const quarter = 15 * 60_000

/** Asks when a tour is walked, and proposes the order. */
export function PlanRunDialog({ tour: key, onClose, onPlanned }: PlanRunDialogProps) {
  const { id, name, organization } = useFragment(
    graphql`
      fragment PlanRunDialog_tour on Tour {
        id
        name
        organization {
          id
          timeZone
        }
      }
    `,
    key,
  )
  const { timeZone } = organization
  const draft = useDraft('run', newIn(id))
  const [start, setStart] = useDraftState(draft, 'start', () =>
    wallTime(new Date(Math.ceil(Date.now() / quarter) * quarter), timeZone),
  )
  const [assignee, setAssignee] = useDraftState<Choice | null>(draft, 'assignee', null)
  const [records, setRecords] = useDraftState<readonly Choice[]>(draft, 'records', [])
  const [problems, setProblems] = useState<Problems>({})
  const [plan, waiting] = useMutation<PlanRunDialogMutation>(graphql`
    mutation PlanRunDialogMutation($input: PlanTourRunInput!) {
      result: planTourRun(input: $input) {
        ... on PlanTourRunSuccess {
          run {
            id
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const submit = async () => {
    const startsAt = instantOf(start, timeZone)
    if (!startsAt) return setProblems({ startsAt: t.chooseADayAndATime })
    const { done, problems: failed } = await plan({
      tourId: id,
      startsAt: startsAt.toISOString(),
      assigneeId: assignee?.id ?? null,
      actionIds: records.map((record) => record.id),
    })
    if (failed) return setProblems(failed)
    draft.clear()
    if (done.run) onPlanned(done.run.id)
  }
  return (
    <FormDialog
      title={t.planARunOf({ name })}
      submit={t.proposeTheOrder}
      problems={problems}
      waiting={waiting}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {problems.tourId ? <Notice role="alert">{problems.tourId}</Notice> : null}
      <Field
        label={t.starts}
        type="datetime-local"
        required
        autoFocus
        value={start}
        problem={problems.startsAt}
        help={t.byTheClockOfTimeWindows({ timeZone })}
        onChange={(event) => setStart(event.target.value)}
      />
      <CandidateField
        kind="assignees"
        label={t.assignee}
        of={organization.id}
        problem={problems.assigneeId}
        help={t.leaveEmptyToWalkItYourself}
        value={assignee}
        onChange={setAssignee}
      />
      <RecordsField
        label={t.extraRecords}
        organizationId={organization.id}
        value={records}
        help={t.theyBecomeStopsOfThisRun}
        onChange={setRecords}
      />
    </FormDialog>
  )
}
