import { useState } from 'react'
import { graphql } from 'react-relay'
import type { useAnswerMutation } from '../../__generated__/useAnswerMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const mutation = graphql`
  mutation useAnswerMutation($input: AnswerChecklistItemInput!) {
    result: answerChecklistItem(input: $input) {
      ... on AnswerChecklistItemSuccess {
        action {
          ...RecordChecklists_action
          ...ActionSteps_action
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

export type Value = Partial<Pick<useAnswerMutation['variables']['input'], 'answer' | 'note' | 'vehicleId'>>

/** Saves one answer at a time; what was given shows at once, and what was wrong with it. */
export function useAnswer(actionId: string, checklistItemId: string, shown: number) {
  const [commit, isSaving] = useMutation<useAnswerMutation>(mutation)
  const [pending, setPending] = useState<Value>()
  const [problem, setProblem] = useState<string>()
  const save = async (value: Value, version = shown) => {
    setPending(value)
    setProblem(undefined)
    const { problems } = await commit({ actionId, checklistItemId, version, ...value })
    setPending(undefined)
    setProblem(problems && Object.values(problems)[0])
    return !problems
  }
  return { save, pending, problem, setProblem, isSaving }
}
