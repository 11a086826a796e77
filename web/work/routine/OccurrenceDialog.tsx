import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OccurrenceDialog_occurrence$key } from '../../__generated__/OccurrenceDialog_occurrence.graphql.ts'
import type { OccurrenceDialog_series$key } from '../../__generated__/OccurrenceDialog_series.graphql.ts'
import type { OccurrenceDialogMutation } from '../../__generated__/OccurrenceDialogMutation.graphql.ts'
import { CandidateField } from '../action/CandidateField.tsx'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import { wallIn, wallMoment } from '../../kernel/ui/wallTimes.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation OccurrenceDialogMutation($input: UpdateOccurrenceInput!) {
    result: updateOccurrence(input: $input) {
      ... on UpdateOccurrenceSuccess {
        occurrence {
          id
          ...OccurrenceRow_occurrence
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface OccurrenceDialogProps {
  occurrence: OccurrenceDialog_occurrence$key
  series: OccurrenceDialog_series$key
  onClose: () => void
  onDone: () => void
}

/** Asks what is different this one time: when, what, who. */
export function OccurrenceDialog({ occurrence: key, series: of, onClose, onDone }: OccurrenceDialogProps) {
  const {
    id,
    startsAt,
    title: current,
    version,
  } = useShownFragment(
    graphql`
      fragment OccurrenceDialog_occurrence on Occurrence {
        id
        startsAt
        title
        version
      }
    `,
    key,
  )
  const { timeZone, organization } = useFragment(
    graphql`
      fragment OccurrenceDialog_series on Series {
        timeZone
        organization {
          id
        }
      }
    `,
    of,
  )
  const before = wallIn(startsAt, timeZone)
  const draft = useDraft('occurrence', id, version)
  const [when, setWhen] = useDraftState(draft, 'when', before)
  const [title, setTitle] = useDraftState(draft, 'title', current)
  const [assignee, setAssignee] = useDraftState<Choice | null>(draft, 'assignee', null)
  const [problems, setProblems] = useState<Problems>({})
  const [change, isInFlight] = useMutation<OccurrenceDialogMutation>(mutation)
  const submit = async () => {
    const input = {
      id,
      version: draft.version,
      ...(when !== before && { startsOn: when.slice(0, 16) }),
      ...(title !== current && { title }),
      ...(assignee && { assigneeId: assignee.id }),
    }
    const outcome = await change(input)
    if (outcome.problems) return setProblems(outcome.problems)
    draft.clear()
    toast('success', t.changedThisOneTime)
    onDone()
  }
  return (
    <FormDialog
      title={t.changeAlone({ wallMoment: wallMoment(before) })}
      submit={t.save}
      problems={problems}
      waiting={isInFlight}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label={t.when}
        type="datetime-local"
        required
        autoFocus
        value={when}
        help={t.byTheClockOf({ timeZone })}
        problem={problems.startsOn}
        onChange={(event) => setWhen(event.target.value)}
      />
      <Field
        label={t.what}
        required
        maxLength={200}
        value={title}
        problem={problems.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      {organization ? (
        <CandidateField
          kind="assignees"
          label={t.whoThisTime}
          of={organization.id}
          autoFocus={false}
          help={t.whoseTurnItIsWhereNobody}
          problem={problems.assigneeId}
          value={assignee}
          onChange={setAssignee}
        />
      ) : null}
    </FormDialog>
  )
}
