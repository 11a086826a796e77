import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { useOpenGapMutation } from '../../__generated__/useOpenGapMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import type { PracticePlace } from './usePracticeAnswer.ts'
import * as t from './__generated__/messages.ts'

/** Makes an action record of a gap, once. */
export function useOpenGap({ organizationId, departmentId, groupId }: PracticePlace) {
  const [open, waiting] = useMutation<useOpenGapMutation>(graphql`
    mutation useOpenGapMutation($input: AdoptPracticeGapInput!) {
      result: adoptPracticeGap(input: $input) {
        ... on AdoptPracticeGapSuccess {
          action {
            key
            title
          }
          practice {
            id
            offersInPlace
            version
            ...PracticeRow_practice
          }
        }
        ...refusal_form @alias(as: "form")
      }
    }
  `)
  const openGap = useCallback(
    async (featureId: string) => {
      const { done, problems } = await open({ organizationId, departmentId, groupId, featureId })
      if (problems) toast('error', t.errorInCreatingTheRecord, Object.values(problems).join(' '))
      else if (done.action) toast('success', `${done.action.key} ${done.action.title}`, t.theGapIsAnActionRecord)
    },
    [open, organizationId, departmentId, groupId],
  )
  return [openGap, waiting] as const
}
