import { graphql } from 'react-relay'
import type { VehiclePickerQuery } from '../../__generated__/VehiclePickerQuery.graphql.ts'
import { SearchPicker, type Choice, type PickerField } from '../../kernel/ui/SearchPicker.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query VehiclePickerQuery($organizationId: ID!, $search: String!) {
    node(id: $organizationId) {
      ... on Organization @alias(as: "organization") {
        vehicleChoices(search: $search, first: 20) {
          vehicleId
          unitNumber
          type
          organization {
            name
          }
        }
      }
    }
  }
`

interface VehiclePickerProps extends Omit<PickerField, 'label'> {
  /** Where the work is; none is offered while that is not known. */
  organizationId: string | null | undefined
  label?: string
  value: Choice | null
  onChange: (vehicle: Choice | null) => void
}

/** A vehicle in use of the whole tree, found by its unit number as one types. */
export const VehiclePicker = ({ organizationId, value, onChange, label = t.vehicle, ...field }: VehiclePickerProps) => (
  <SearchPicker<VehiclePickerQuery, Choice & { readonly about?: string }>
    query={query}
    ask={(search) => (organizationId ? { organizationId, search } : null)}
    find={({ node }) =>
      node?.organization?.vehicleChoices.map(({ type, organization, ...vehicle }) => ({
        id: vehicle.vehicleId,
        name: vehicle.unitNumber,
        about: [type, organization?.name].filter(Boolean).join(' · '),
      })) ?? []
    }
    none={(search) => (search ? t.noVehicleInUseWithThat : t.noVehiclesInUse)}
    about={({ about }) => about}
    field={{ label, ...field }}
    value={value}
    onChange={onChange}
  />
)
