import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ExcludeDialog_study$key } from '../../__generated__/ExcludeDialog_study.graphql.ts'
import type { ExcludeDialogMutation } from '../../__generated__/ExcludeDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

export interface Excluding {
  cycle: number
  /** The place of the element; the whole cycle where it is left out. */
  element?: number
  /** What it is, in words. */
  name: string
  /** Whether it counts now. */
  isIn: boolean
}

interface ExcludeDialogProps {
  study: ExcludeDialog_study$key
  asked: Excluding
  onClose: () => void
}

/** Leaves a time or a cycle out with why, or takes it in again. */
export function ExcludeDialog({ study: key, asked: { cycle, element, name, isIn }, onClose }: ExcludeDialogProps) {
  const { id, version } = useShownFragment(
    graphql`
      fragment ExcludeDialog_study on TimeStudy {
        id
        version
      }
    `,
    key,
  )
  const [exclude, waiting] = useMutation<ExcludeDialogMutation>(graphql`
    mutation ExcludeDialogMutation($input: ExcludeTimeStudyTimeInput!) {
      result: excludeTimeStudyTime(input: $input) {
        ... on ExcludeTimeStudyTimeSuccess {
          timeStudy {
            ...ResultsSection_study
            ...CyclesSection_study
            ...StudyFacts_study
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  async function submit() {
    const { problems: failed } = await exclude({ id, version, cycle, element, excluded: isIn, note })
    if (failed) return setProblems(failed)
    onClose()
  }
  return (
    <FormDialog
      title={isIn ? t.leaveOut2({ name }) : t.takeInAgain({ name })}
      submit={isIn ? t.leaveOut3 : t.takeIn}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isIn ? (
        <Field
          label={t.why}
          value={note}
          maxLength={500}
          required
          autoFocus
          help={t.asThePhoneRang}
          problem={problems.note}
          onChange={({ target }) => setNote(target.value)}
        />
      ) : (
        <Typography>{t.itCountsAgainInEverySum}</Typography>
      )}
    </FormDialog>
  )
}
