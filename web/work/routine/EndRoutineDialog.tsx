import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EndRoutineDialogMutation } from '../../__generated__/EndRoutineDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation EndRoutineDialogMutation($input: EndSeriesInput!) {
    result: endSeries(input: $input) {
      ... on EndSeriesSuccess {
        series {
          id
          status
          version
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

interface EndRoutineDialogProps {
  id: string
  title: string
  version: number
  onClose: () => void
  onDone: () => void
}

/** Asks whether a routine is to end. */
export function EndRoutineDialog({ id, title, version: opened, onClose, onDone }: EndRoutineDialogProps) {
  const version = useShown(opened)
  const [problems, setProblems] = useState<Problems>({})
  const [end, isInFlight] = useMutation<EndRoutineDialogMutation>(mutation)
  const submit = async () => {
    const outcome = await end({ id, version })
    if (outcome.problems) return setProblems(outcome.problems)
    toast('success', t.hasEnded({ title }))
    onDone()
  }
  return (
    <FormDialog
      title={t.end({ title })}
      submit={t.endIt}
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>{t.nothingMoreFallsDueItsRecords}</Typography>
    </FormDialog>
  )
}
