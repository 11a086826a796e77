import { graphql } from 'react-relay'
import type { usePausingPauseMutation } from '../../__generated__/usePausingPauseMutation.graphql.ts'
import type { usePausingResumeMutation } from '../../__generated__/usePausingResumeMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import * as t from './__generated__/messages.ts'

const pauseMutation = graphql`
  mutation usePausingPauseMutation($input: PauseSeriesInput!) {
    result: pauseSeries(input: $input) {
      ... on PauseSeriesSuccess {
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

const resumeMutation = graphql`
  mutation usePausingResumeMutation($input: ResumeSeriesInput!) {
    result: resumeSeries(input: $input) {
      ... on ResumeSeriesSuccess {
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

interface Paused {
  readonly id: string
  readonly title: string
  readonly version: number
}

/** Pauses a routine and goes on with it, and tells of either. */
export function usePausing(onChanged: () => void) {
  const [pause] = useMutation<usePausingPauseMutation>(pauseMutation)
  const [resume] = useMutation<usePausingResumeMutation>(resumeMutation)
  return (what: 'pause' | 'resume', { id, title, version }: Paused) => {
    const change = what === 'pause' ? pause : resume
    void change({ id, version }).then(({ problems }) => {
      if (problems) toast('error', problems.input ?? t.wasNotChanged({ title }))
      else toast('success', what === 'pause' ? t.isPaused({ title }) : t.goesOn2({ title }))
      onChanged()
    })
  }
}
