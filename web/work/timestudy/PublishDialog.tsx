import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PublishDialog_study$key } from '../../__generated__/PublishDialog_study.graphql.ts'
import type { PublishDialogMutation } from '../../__generated__/PublishDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { minutes } from '../task/minutes.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

/** Says what publishing a study changes, and does it. */
export function PublishDialog({ study: key, onClose }: { study: PublishDialog_study$key; onClose: () => void }) {
  const study = useShownFragment(
    graphql`
      fragment PublishDialog_study on TimeStudy {
        id
        version
        completeCycles
        cyclesNeeded
        standardMins
        taskItem {
          name
          serviceTimeMins
        }
      }
    `,
    key,
  )
  const [publish, waiting] = useMutation<PublishDialogMutation>(graphql`
    mutation PublishDialogMutation($input: PublishTimeStudyInput!) {
      result: publishTimeStudy(input: $input) {
        ... on PublishTimeStudySuccess {
          timeStudy {
            id
            status
            can {
              record {
                allowed
                reason
              }
            }
            taskItem {
              id
              serviceTimeMins
            }
            ...ResultsSection_study
            ...CyclesSection_study
            ...StudyFacts_study
          }
        }
        ...refusal_error @alias(as: "error")
      }
    }
  `)
  const [problems, setProblems] = useState<Problems>({})
  const { taskItem, standardMins, completeCycles, cyclesNeeded } = study
  async function submit() {
    const { problems: failed } = await publish({ id: study.id, version: study.version })
    if (failed) return setProblems(failed)
    toast('success', t.timeStudyPublished, t.taskTakes({ name: taskItem.name, minutes: minutes(standardMins ?? 0) }))
    onClose()
  }
  return (
    <FormDialog
      title={t.publishThisStudy}
      submit={t.publish}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>
        {inSentence(t.theServiceTimeChanges, {
          name: taskItem.name,
          before: minutes(taskItem.serviceTimeMins),
          after: <strong>{minutes(standardMins ?? 0)}</strong>,
        })}
      </Typography>
      {cyclesNeeded == null || completeCycles < cyclesNeeded ? (
        <Typography color="textSecondary">
          {cyclesNeeded == null
            ? t.oneCycleSaysLittleHowMany
            : t.itHasOfTheCyclesThat({ completeCycles, cyclesNeeded })}
        </Typography>
      ) : null}
      <Typography color="textSecondary">{t.theStudyCanNotBeChanged}</Typography>
    </FormDialog>
  )
}
