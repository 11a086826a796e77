import { graphql } from 'react-relay'
import type { useVehicleStatusActivateMutation } from '../../__generated__/useVehicleStatusActivateMutation.graphql.ts'
import type { useVehicleStatusDeactivateMutation } from '../../__generated__/useVehicleStatusDeactivateMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const activateMutation = graphql`
  mutation useVehicleStatusActivateMutation($input: ActivateVehicleInput!) {
    result: activateVehicle(input: $input) {
      ... on ActivateVehicleSuccess {
        stepId
        vehicle {
          ...VehicleRow_vehicle
          ...VehicleDialog_vehicle
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const deactivateMutation = graphql`
  mutation useVehicleStatusDeactivateMutation($input: DeactivateVehicleInput!) {
    result: deactivateVehicle(input: $input) {
      ... on DeactivateVehicleSuccess {
        stepId
        vehicle {
          ...VehicleRow_vehicle
          ...VehicleDialog_vehicle
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

/** Brings a vehicle to a status, and says whether that is under way. */
export function useVehicleStatus() {
  const [activate, isActivating] = useMutation<useVehicleStatusActivateMutation>(activateMutation)
  const [deactivate, isDeactivating] = useMutation<useVehicleStatusDeactivateMutation>(deactivateMutation)
  const turn = (id: string, status: string) => (status === 'ACTIVE' ? activate : deactivate)({ id })
  return [turn, isActivating || isDeactivating] as const
}
