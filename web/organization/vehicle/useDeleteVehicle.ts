import { graphql } from 'react-relay'
import type { useDeleteVehicleMutation } from '../../__generated__/useDeleteVehicleMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'

const mutation = graphql`
  mutation useDeleteVehicleMutation($input: DeleteVehicleInput!) {
    result: deleteVehicle(input: $input) {
      ... on DeleteVehicleSuccess {
        deletedId
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** Deletes a vehicle, and says whether that is under way. */
export const useDeleteVehicle = () => useMutation<useDeleteVehicleMutation>(mutation)
