import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReplanDialog_run$key } from '../../__generated__/ReplanDialog_run.graphql.ts'
import type { ReplanDialogMutation } from '../../__generated__/ReplanDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import type { Choice } from '../../kernel/ui/SearchPicker.tsx'
import { RecordsField } from './RecordsField.tsx'
import { instantOf, wallTime } from './tourTimes.ts'
import * as t from './__generated__/messages.ts'

/** Proposes the order of what is to come anew: from another start, or from where one is now. */
export function ReplanDialog({ run: key, onClose }: { run: ReplanDialog_run$key; onClose: () => void }) {
  const { id, status, planned, organization } = useFragment(
    graphql`
      fragment ReplanDialog_run on TourRun {
        id
        status
        planned {
          start
        }
        organization {
          id
          timeZone
        }
      }
    `,
    key,
  )
  const { timeZone } = organization
  const isRunning = status === 'RUNNING'
  const [start, setStart] = useState(() => wallTime(new Date(planned.start), timeZone))
  const [records, setRecords] = useState<readonly Choice[]>([])
  const [problems, setProblems] = useState<Problems>({})
  const [replan, waiting] = useMutation<ReplanDialogMutation>(graphql`
    mutation ReplanDialogMutation($input: ReplanTourRunInput!) {
      result: replanTourRun(input: $input) {
        ... on ReplanTourRunSuccess {
          run {
            ...WalkSection_run
            ...RunStops_run
            ...RunSummary_run
            ...RunMap_run
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const submit = async () => {
    const startsAt = isRunning ? undefined : instantOf(start, timeZone)
    if (!isRunning && !startsAt) return setProblems({ startsAt: t.chooseADayAndATime })
    const { problems: failed } = await replan({
      id,
      startsAt: startsAt?.toISOString(),
      actionIds: records.map((record) => record.id),
    })
    if (failed) return setProblems(failed)
    toast('success', t.theOrderIsProposedAnew)
    onClose()
  }
  return (
    <FormDialog
      title={t.replanWhatIsToCome}
      submit={t.proposeTheOrder}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isRunning ? (
        <p style={{ margin: 0 }}>{t.fromWhereYouAreAndFrom}</p>
      ) : (
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
      )}
      <RecordsField
        label={t.extraRecords}
        organizationId={organization.id}
        value={records}
        problem={problems.tourId}
        help={t.theyBecomeStopsOfThisRun}
        onChange={setRecords}
      />
    </FormDialog>
  )
}
