import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DiscardDialog_study$key } from '../../__generated__/DiscardDialog_study.graphql.ts'
import type { DiscardDialogMutation } from '../../__generated__/DiscardDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

/** Asks before a study is given up. */
export function DiscardDialog({ study: key, onClose }: { study: DiscardDialog_study$key; onClose: () => void }) {
  const { id, version, name } = useShownFragment(
    graphql`
      fragment DiscardDialog_study on TimeStudy {
        id
        version
        name
      }
    `,
    key,
  )
  const [discard, waiting] = useMutation<DiscardDialogMutation>(graphql`
    mutation DiscardDialogMutation($input: DiscardTimeStudyInput!) {
      result: discardTimeStudy(input: $input) {
        ... on DiscardTimeStudySuccess {
          timeStudy {
            can {
              record {
                allowed
                reason
              }
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
  async function submit() {
    const { problems: failed } = await discard({ id, version })
    if (failed) return setProblems(failed)
    onClose()
  }
  return (
    <FormDialog
      title={t.discard({ name })}
      submit={t.discard2}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{t.itIsNotTimedAnyMore}</Typography>
    </FormDialog>
  )
}
