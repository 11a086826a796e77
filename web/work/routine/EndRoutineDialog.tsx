import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EndRoutineDialogMutation } from '../../__generated__/EndRoutineDialogMutation.graphql.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShown } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

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
    toast('success', `${title} has ended`)
    onDone()
  }
  return (
    <FormDialog
      title={`End ${title}?`}
      submit="End it"
      problems={problems}
      waiting={isInFlight}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography>
        Nothing more falls due. Its records and its ledger stay. A routine that has ended does not begin again; pause it
        if it is to go on.
      </Typography>
    </FormDialog>
  )
}
