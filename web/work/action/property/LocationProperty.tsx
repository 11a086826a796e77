import { graphql, useFragment } from 'react-relay'
import type { LocationProperty_action$key } from '../../../__generated__/LocationProperty_action.graphql.ts'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { Property } from '../../../kernel/ui/Property.tsx'
import { PropertyPopover } from '../../../kernel/ui/PropertyPopover.tsx'
import { untouched } from '../../../kernel/ui/useForm.ts'
import { LocationPicker } from '../../../organization/location/LocationPicker.tsx'
import { useProperty } from './useProperty.ts'
import * as t from './__generated__/messages.ts'

/** Where a record is to be done, found by name where it stands. */
export function LocationProperty({ action: key }: { action: LocationProperty_action$key }) {
  const action = useFragment(
    graphql`
      fragment LocationProperty_action on Action {
        location {
          name
        }
        ...useProperty_action
      }
    `,
    key,
  )
  const shown = action.location?.name ?? ''
  const property = useProperty(action, 'EDIT', shown)
  const editor = (anchor: HTMLElement, close: () => void) => {
    const choose = (locationId: string | null, name: string) => {
      close()
      void property.choose({ locationId }, name)
    }
    return (
      <PropertyPopover label={t.location} anchor={anchor} problems={untouched} onClose={close}>
        <LocationPicker
          label={t.location}
          autoFocus
          opensAtOnce
          value={null}
          onChange={(location) => location && choose(location.id, location.name)}
        />
        {action.location ? (
          // Which one that is the server knows.
          <PlainButton type="button" className="outlined" onClick={() => choose(null, shown)}>
            {t.defaultLocation}
          </PlainButton>
        ) : null}
      </PropertyPopover>
    )
  }
  return (
    <Property
      name={t.location}
      value={property.text}
      whyNot={property.whyNot}
      renderEditor={property.isAllowed ? editor : undefined}
    />
  )
}
