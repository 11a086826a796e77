import { graphql } from 'react-relay'
import type { useGroupStatusActivateMutation } from '../../__generated__/useGroupStatusActivateMutation.graphql.ts'
import type { useGroupStatusDeactivateMutation } from '../../__generated__/useGroupStatusDeactivateMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const activateMutation = graphql`
  mutation useGroupStatusActivateMutation($input: ActivateGroupInput!) {
    result: activateGroup(input: $input) {
      ... on ActivateGroupSuccess @alias(as: "success") {
        stepId
        inUse
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const deactivateMutation = graphql`
  mutation useGroupStatusDeactivateMutation($input: DeactivateGroupInput!) {
    result: deactivateGroup(input: $input) {
      ... on DeactivateGroupSuccess @alias(as: "success") {
        stepId
        inUse
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Brings a group to a status, and says whether that is under way. */
export function useGroupStatus() {
  const [activate, isActivating] = useMutation<useGroupStatusActivateMutation>(activateMutation)
  const [deactivate, isDeactivating] = useMutation<useGroupStatusDeactivateMutation>(deactivateMutation)
  const turn = (id: string, status: string) => (status === 'ACTIVE' ? activate : deactivate)({ id })
  return [turn, isActivating || isDeactivating] as const
}
