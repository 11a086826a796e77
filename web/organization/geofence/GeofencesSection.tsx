import type { GeofenceRow_geofence$key } from '../../__generated__/GeofenceRow_geofence.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { TableSection } from '../../kernel/ui/TableSection.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import type { PlaceListProps } from '../location/PlaceListProps.ts'
import { GeofenceRow } from './GeofenceRow.tsx'
import * as t from './__generated__/messages.ts'

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
    title={t.geofences}
    about={t.areasThatAreWatchedWhoEnters}
    actions={
      <>
        <ListExport
          list="GEOFENCES"
          label={t.geofences}
          narrowedTo={({ search, below }) => ({ of: organizationId, search, includeBelow: below })}
        />
        {canAdd.allowed ? (
          <PlainButton type="button" className="outlined" onClick={onAdd}>
            {t.addGeofence}
          </PlainButton>
        ) : (
          <Why permission={canAdd} />
        )}
      </>
    }
    caption={t.geofencesByName}
    columns={[t.name, t.area, t.around, t.tellsOf, '']}
    empty={isSearching ? t.noGeofenceFits : t.thereAreNoGeofencesYetDraw}
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
