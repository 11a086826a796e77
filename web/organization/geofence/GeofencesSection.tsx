import type { GeofenceRow_geofence$key } from '../../__generated__/GeofenceRow_geofence.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import type { PlaceListProps } from '../location/PlaceListProps.ts'
import { GeofenceRow } from './GeofenceRow.tsx'

/** The geofences of an organization by name, with all that the map does. */
export const GeofencesSection = ({
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
}: PlaceListProps<GeofenceRow_geofence$key>) => (
  <TableSection
    title="Geofences"
    about="Areas that are watched: who enters, who leaves, who stays."
    actions={
      <>
        <ListExport
          list="GEOFENCES"
          label="Geofences"
          narrowedTo={({ search, below }) => ({ of: organizationId, search, includeBelow: below })}
        />
        {canAdd.allowed ? (
          <PlainButton type="button" className="outlined" onClick={onAdd}>
            Add geofence
          </PlainButton>
        ) : (
          <Why permission={canAdd} />
        )}
      </>
    }
    caption="Geofences by name"
    columns={['Name', 'Area', 'Around', 'Tells of', '']}
    empty={
      isSearching
        ? 'No geofence fits.'
        : 'There are no geofences yet. Draw one on the map, or write its coordinates here.'
    }
    page={page}
  >
    {places.map((place) => (
      <GeofenceRow
        key={place.id}
        geofence={place}
        isChosen={chosen === place.id}
        onShow={() => onShow(place)}
        onEdit={() => onEdit(place.id)}
        onDeleted={onDeleted}
      />
    ))}
  </TableSection>
)
