import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type {
  PracticeAnswerInput,
  usePracticeAnswerMutation,
} from '../../__generated__/usePracticeAnswerMutation.graphql.ts'
import { theirs, useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { announce } from '../../kernel/ui/announce.ts'
import * as t from './__generated__/messages.ts'

type Input = usePracticeAnswerMutation['variables']['input']

/** Whose answers they are. */
export interface PracticePlace {
  organizationId: string
  departmentId?: string | null
  groupId?: string | null
}

/** One answer is asked about; of many at once the person sees first what others have said. */
const renewed = (input: Input, version: number): Input | undefined =>
  input.answers.length === 1 ? { ...input, answers: [{ ...input.answers[0]!, version }] } : undefined

/** Answers for features of a place; what is wrong is told, and what was changed meanwhile is read again. */
export function usePracticeAnswer({ organizationId, departmentId, groupId }: PracticePlace) {
  const [save, waiting] = useMutation<usePracticeAnswerMutation>(
    graphql`
    mutation usePracticeAnswerMutation($input: SavePracticeAnswersInput!) {
      result: savePracticeAnswers(input: $input) {
        ... on SavePracticeAnswersSuccess {
          practices {
            id
            feature
            statusName
            status
            isGap
            offersInPlace
            version
            ...PracticeRow_practice
          }
          areas {
            id
            answered
            inPlace
            notApplicable
            gaps
            requiredGaps
            maturity
            stage
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `,
    renewed,
  )
  const { revalidate } = useRevalidator()
  const answer = useCallback(
    async (answers: PracticeAnswerInput[]): Promise<boolean> => {
      const { done, problems } = await save({ organizationId, departmentId, groupId, answers })
      if (problems === theirs) return true
      if (problems) {
        toast('error', t.theAnswerWasNotSaved, Object.values(problems).join(' '))
        void revalidate()
        return false
      }
      const [first] = done.practices ?? []
      announce(
        answers.length === 1 && first
          ? `${first.feature}: ${first.statusName}.`
          : t.answersSaved({ length: answers.length }),
      )
      return true
    },
    [save, organizationId, departmentId, groupId, revalidate],
  )
  return [answer, waiting] as const
}
