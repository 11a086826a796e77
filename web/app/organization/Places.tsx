import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { GeofencesSection } from '../../organization/geofence/GeofencesSection.tsx'
import { LocationsSection } from '../../organization/location/LocationsSection.tsx'
import { LibraryTools } from '../../kernel/shell/LibraryTools.tsx'
import { usePlaces } from './usePlaces.ts'
import type { LocationDialog_query$key } from '../../__generated__/LocationDialog_query.graphql.ts'
import type { Places_organization$key } from '../../__generated__/Places_organization.graphql.ts'
import { GeofenceDialog } from '../../organization/geofence/GeofenceDialog.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { BelowToggle } from '../../organization/location/BelowToggle.tsx'
import { LocationDialog } from '../../organization/location/LocationDialog.tsx'
import type { FenceArea } from '../../kernel/map/fenceLayer.ts'
import type { Point } from '../../organization/location/drawnArea.ts'
import { PlacesMap } from '../../organization/location/PlacesMap.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

interface PlacesProps {
  organization: Places_organization$key
  query: LocationDialog_query$key
  onChanged: () => void
}

type Open = { what: 'location'; id?: string; point?: Point } | { what: 'geofence'; id?: string; area?: FenceArea }

/** The places of an organization: a map, and beside it a list that does the same. */
export function Places({ organization: key, query, onChanged }: PlacesProps) {
  const organization = useFragment(
    graphql`
      fragment Places_organization on Organization
      @argumentDefinitions(search: { type: "String!" }, below: { type: "Boolean!" }) {
        id
        ...usePlaces_locations @arguments(search: $search, below: $below)
        ...usePlaces_geofences @arguments(search: $search, below: $below)
        can {
          addLocation {
            allowed
            reason
          }
          addGeofence {
            allowed
            reason
          }
        }
      }
    `,
    key,
  )
  const { id: organizationId, can } = organization
  const { locations, locationPage, geofences, geofencePage } = usePlaces(organization)
  const [params] = useSearch()
  const [chosen, setChosen] = useState<{ id: string; times: number }>()
  const [open, setOpen] = useState<Open>()
  const map = useRef<HTMLDivElement>(null)
  const close = () => setOpen(undefined)
  const done = (id?: string) => {
    close()
    onChanged()
    if (id) setChosen({ id, times: 0 })
  }
  const show = ({ id, name }: { id: string; name: string }) => {
    setChosen((before) => ({ id, times: (before?.times ?? 0) + 1 }))
    map.current?.scrollIntoView({ block: 'nearest' })
    announce(t.isShownOnTheMap({ name }))
  }
  const openedLocation = open?.what === 'location' ? locations.find(({ id }) => id === open.id) : undefined
  const openedFence = open?.what === 'geofence' ? geofences.find(({ id }) => id === open.id) : undefined
  const points = locations.flatMap(({ id, name, coordinates }) => (coordinates ? [{ id, name, ...coordinates }] : []))
  const list = {
    organizationId,
    chosen: chosen?.id,
    isSearching: params.has('place'),
    onShow: show,
    onDeleted: () => done(),
  }
  return (
    <>
      <LibraryTools search={{ param: 'place', label: t.searchLocationsAndGeofences }} tools={<BelowToggle />} />
      <Box
        ref={map}
        sx={{ border: '1px solid var(--ops-line)', borderRadius: 1, overflow: 'hidden', bgcolor: 'background.paper' }}
      >
        <PlacesMap
          locations={points}
          geofences={geofences}
          chosen={chosen}
          mayAddLocation={can.addLocation.allowed}
          mayAddGeofence={can.addGeofence.allowed}
          onChoose={(id) => setChosen({ id, times: 0 })}
          onPoint={(point) => setOpen({ what: 'location', point })}
          onArea={(area, id) => setOpen({ what: 'geofence', area, id })}
        />
      </Box>
      <LocationsSection
        {...list}
        canAdd={can.addLocation}
        places={locations}
        page={locationPage}
        onAdd={() => setOpen({ what: 'location' })}
        onEdit={(id) => setOpen({ what: 'location', id })}
      />
      <GeofencesSection
        {...list}
        canAdd={can.addGeofence}
        places={geofences}
        page={geofencePage}
        onAdd={() => setOpen({ what: 'geofence' })}
        onEdit={(id) => setOpen({ what: 'geofence', id })}
      />
      {open?.what === 'location' ? (
        <LocationDialog
          key={open.id}
          query={query}
          organizationId={organizationId}
          location={openedLocation ?? null}
          point={open.point}
          onClose={close}
          onDone={done}
        />
      ) : null}
      {open?.what === 'geofence' ? (
        <GeofenceDialog
          key={open.id}
          organizationId={organizationId}
          locations={locations}
          geofence={openedFence ?? null}
          area={open.area}
          onClose={close}
          onDone={done}
        />
      ) : null}
    </>
  )
}
