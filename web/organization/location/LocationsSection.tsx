import type { LocationRow_location$key } from '../../__generated__/LocationRow_location.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { LocationRow } from './LocationRow.tsx'
import type { PlaceListProps } from './PlaceListProps.ts'
import * as t from './__generated__/messages.ts'

/** The locations of an organization by name, with all that the map does. */
export const LocationsSection = ({
  organizationId,
  canAdd,
  places,
  page,
  chosen,
  isSearching,
  onAdd,
  onShow,
  onEdit,
  onDeleted,
}: PlaceListProps<LocationRow_location$key>) => (
  <TableSection
    title={t.locations}
    actions={
      <>
        <ListExport
          list="LOCATIONS"
          label={t.locations}
          narrowedTo={({ search, below }) => ({ of: organizationId, search, includeBelow: below })}
        />
        {canAdd.allowed ? (
          <PlainButton type="button" className="outlined" onClick={onAdd}>
            {t.addLocation}
          </PlainButton>
        ) : (
          <Why permission={canAdd} />
        )}
      </>
    }
    caption={t.locationsByName}
    columns={[t.name, t.type, t.address, { label: t.point, number: true }, '']}
    empty={isSearching ? t.noLocationFits : t.thereAreNoLocationsYetAdd}
    page={page}
  >
    {places.map((place) => (
      <LocationRow
        key={place.id}
        location={place}
        isChosen={chosen === place.id}
        onShow={() => onShow(place)}
        onEdit={() => onEdit(place.id)}
        onDeleted={onDeleted}
      />
    ))}
  </TableSection>
)
