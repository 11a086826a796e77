import { graphql } from 'react-relay'
import type { useJobRoleStatusActivateMutation } from '../../__generated__/useJobRoleStatusActivateMutation.graphql.ts'
import type { useJobRoleStatusDeactivateMutation } from '../../__generated__/useJobRoleStatusDeactivateMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const activateMutation = graphql`
  mutation useJobRoleStatusActivateMutation($input: ActivateJobRoleInput!) {
    result: activateJobRole(input: $input) {
      ... on ActivateJobRoleSuccess @alias(as: "success") {
        stepId
        inUse
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const deactivateMutation = graphql`
  mutation useJobRoleStatusDeactivateMutation($input: DeactivateJobRoleInput!) {
    result: deactivateJobRole(input: $input) {
      ... on DeactivateJobRoleSuccess @alias(as: "success") {
        stepId
        inUse
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Brings a job role to a status, and says whether that is under way. */
export function useJobRoleStatus() {
  const [activate, isActivating] = useMutation<useJobRoleStatusActivateMutation>(activateMutation)
  const [deactivate, isDeactivating] = useMutation<useJobRoleStatusDeactivateMutation>(deactivateMutation)
  const turn = (id: string, status: string) => (status === 'ACTIVE' ? activate : deactivate)({ id })
  return [turn, isActivating || isDeactivating] as const
}
