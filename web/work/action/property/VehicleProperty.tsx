import { graphql, useFragment } from 'react-relay'
import type { VehicleProperty_action$key } from '../../../__generated__/VehicleProperty_action.graphql.ts'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { Property } from '../../../kernel/ui/Property.tsx'
import { PropertyPopover } from '../../../kernel/ui/PropertyPopover.tsx'
import { untouched } from '../../../kernel/ui/useForm.ts'
import { VehicleLink } from '../../../organization/vehicle/VehicleLink.tsx'
import { VehiclePicker } from '../../../organization/vehicle/VehiclePicker.tsx'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

/** The vehicle that a record is about, which leads to its page; another is found by its unit number where it stands. */
export function VehicleProperty({ action: key }: { action: VehicleProperty_action$key }) {
  const action = useFragment(
    graphql`
      fragment VehicleProperty_action on Action {
        organization {
          id
        }
        vehicle {
          unitNumber
          ...VehicleLink_vehicle
        }
        ...useProperty_action
      }
    `,
    key,
  )
  const property = useProperty(action, 'EDIT', action.vehicle?.unitNumber ?? '')
  const editor = (anchor: HTMLElement, close: () => void) => {
    const choose = (vehicleId: string | null, unitNumber: string) => {
      close()
      void property.choose({ vehicleId }, unitNumber)
    }
    return (
      <PropertyPopover label={t.vehicle} anchor={anchor} problems={untouched} onClose={close}>
        <VehiclePicker
          organizationId={action.organization.id}
          autoFocus
          opensAtOnce
          value={null}
          onChange={(vehicle) => vehicle && choose(vehicle.id, vehicle.name)}
        />
        {action.vehicle ? (
          <PlainButton type="button" className="outlined" onClick={() => choose(null, '')}>
            {t.removeTheVehicle}
          </PlainButton>
        ) : null}
      </PropertyPopover>
    )
  }
  const isLink = action.vehicle !== null && !property.isHoped
  return (
    <Property
      name={t.vehicle}
      value={isLink && action.vehicle ? <VehicleLink vehicle={action.vehicle} /> : property.text}
      isLink={isLink}
      whyNot={property.whyNot}
      renderEditor={property.isAllowed ? editor : undefined}
    />
  )
}
