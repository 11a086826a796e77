import { graphql } from 'react-relay'
import type { useDepartmentStatusActivateMutation } from '../../__generated__/useDepartmentStatusActivateMutation.graphql.ts'
import type { useDepartmentStatusDeactivateMutation } from '../../__generated__/useDepartmentStatusDeactivateMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const activateMutation = graphql`
  mutation useDepartmentStatusActivateMutation($input: ActivateDepartmentInput!) {
    result: activateDepartment(input: $input) {
      ... on ActivateDepartmentSuccess @alias(as: "success") {
        stepId
        inUse
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const deactivateMutation = graphql`
  mutation useDepartmentStatusDeactivateMutation($input: DeactivateDepartmentInput!) {
    result: deactivateDepartment(input: $input) {
      ... on DeactivateDepartmentSuccess @alias(as: "success") {
        stepId
        inUse
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Brings a department to a status, and says whether that is under way. */
export function useDepartmentStatus() {
  const [activate, isActivating] = useMutation<useDepartmentStatusActivateMutation>(activateMutation)
  const [deactivate, isDeactivating] = useMutation<useDepartmentStatusDeactivateMutation>(deactivateMutation)
  const turn = (id: string, status: string) => (status === 'ACTIVE' ? activate : deactivate)({ id })
  return [turn, isActivating || isDeactivating] as const
}
