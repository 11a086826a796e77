import { graphql } from 'react-relay'
import type { useLocationStatusActivateMutation } from '../../__generated__/useLocationStatusActivateMutation.graphql.ts'
import type { useLocationStatusDeactivateMutation } from '../../__generated__/useLocationStatusDeactivateMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const activateMutation = graphql`
  mutation useLocationStatusActivateMutation($input: ActivateLocationInput!) {
    result: activateLocation(input: $input) {
      ... on ActivateLocationSuccess {
        stepId
        location {
          id
          ...LocationRow_location
          ...LocationDialog_location
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const deactivateMutation = graphql`
  mutation useLocationStatusDeactivateMutation($input: DeactivateLocationInput!) {
    result: deactivateLocation(input: $input) {
      ... on DeactivateLocationSuccess {
        stepId
        location {
          id
          ...LocationRow_location
          ...LocationDialog_location
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Brings a location to a status, and says whether that is under way. */
export function useLocationStatus() {
  const [activate, isActivating] = useMutation<useLocationStatusActivateMutation>(activateMutation)
  const [deactivate, isDeactivating] = useMutation<useLocationStatusDeactivateMutation>(deactivateMutation)
  const turn = (id: string, status: string) => (status === 'ACTIVE' ? activate : deactivate)({ id })
  return [turn, isActivating || isDeactivating] as const
}
