import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import type { LocationDialog_query$key } from '../../__generated__/LocationDialog_query.graphql.ts'
import type { Places_geofences$key } from '../../__generated__/Places_geofences.graphql.ts'
import type { Places_locations$key } from '../../__generated__/Places_locations.graphql.ts'
import type { Places_organization$key } from '../../__generated__/Places_organization.graphql.ts'
import type { PlacesGeofencesPageQuery } from '../../__generated__/PlacesGeofencesPageQuery.graphql.ts'
import type { PlacesLocationsPageQuery } from '../../__generated__/PlacesLocationsPageQuery.graphql.ts'
import { GeofenceDialog } from '../../organization/geofence/GeofenceDialog.tsx'
import { GeofenceRow } from '../../organization/geofence/GeofenceRow.tsx'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { BelowToggle } from '../../organization/location/BelowToggle.tsx'
import { ListFoot } from '../../organization/location/ListFoot.tsx'
import { LocationDialog } from '../../organization/location/LocationDialog.tsx'
import { LocationRow } from '../../organization/location/LocationRow.tsx'
import { PlacesMap, type Area, type Point } from '../../organization/location/PlacesMap.tsx'

interface PlacesProps {
  organization: Places_organization$key & Places_locations$key & Places_geofences$key
  query: LocationDialog_query$key
  onChanged: () => void
}

type Open = { what: 'location'; id?: string; point?: Point } | { what: 'geofence'; id?: string; area?: Area }

/** The places of an organization: a map, and beside it a list that does the same. */
export function Places({ organization: key, query, onChanged }: PlacesProps) {
  const {
    id: organizationId,
    viewerCanAddLocation,
    viewerCanAddGeofence,
  } = useFragment<Places_organization$key>(
    graphql`
      fragment Places_organization on Organization {
        id
        viewerCanAddLocation {
          allowed
          reason
        }
        viewerCanAddGeofence {
          allowed
          reason
        }
      }
    `,
    key,
  )
  const locations = usePaginationFragment<PlacesLocationsPageQuery, Places_locations$key>(
    graphql`
      fragment Places_locations on Organization
      @refetchable(queryName: "PlacesLocationsPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
        search: { type: "String", defaultValue: "" }
        below: { type: "Boolean", defaultValue: false }
      ) {
        locations(first: $first, after: $after, search: $search, includeBelow: $below)
          @connection(key: "Places_locations", filters: ["search", "includeBelow"]) {
          edges {
            node {
              id
              name
              latitude
              longitude
              ...LocationRow_location
              ...LocationDialog_location
            }
          }
        }
      }
    `,
    key,
  )
  const geofences = usePaginationFragment<PlacesGeofencesPageQuery, Places_geofences$key>(
    graphql`
      fragment Places_geofences on Organization
      @refetchable(queryName: "PlacesGeofencesPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
        search: { type: "String", defaultValue: "" }
        below: { type: "Boolean", defaultValue: false }
      ) {
        geofences(first: $first, after: $after, search: $search, includeBelow: $below)
          @connection(key: "Places_geofences", filters: ["search", "includeBelow"]) {
          edges {
            node {
              id
              name
              shape
              latitude
              longitude
              radius
              ring
              viewerCanEdit {
                allowed
              }
              ...GeofenceRow_geofence
              ...GeofenceDialog_geofence
            }
          }
        }
      }
    `,
    key,
  )
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<{ id: string; times: number }>()
  const [open, setOpen] = useState<Open>()
  const map = useRef<HTMLDivElement>(null)
  const places = locations.data.locations.edges.map(({ node }) => node)
  const fences = geofences.data.geofences.edges.map(({ node }) => node)
  const isSearching = params.has('place')
  const close = () => setOpen(undefined)
  const done = (id?: string) => {
    close()
    onChanged()
    if (id) setChosen({ id, times: 0 })
  }
  const show = (id: string, name: string) => {
    setChosen((before) => ({ id, times: (before?.times ?? 0) + 1 }))
    map.current?.scrollIntoView({ block: 'nearest' })
    announce(`${name} is shown on the map.`)
  }
  const openedLocation = open?.what === 'location' ? places.find(({ id }) => id === open.id) : undefined
  const openedFence = open?.what === 'geofence' ? fences.find(({ id }) => id === open.id) : undefined
  const points = places.flatMap(({ id, name, latitude, longitude }) =>
    latitude == null || longitude == null ? [] : [{ id, name, latitude, longitude }],
  )
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <SearchField param="place" label="Search locations and geofences" />
        <BelowToggle />
      </Box>
      <Box
        ref={map}
        sx={{ border: '1px solid var(--ops-line)', borderRadius: 1, overflow: 'hidden', bgcolor: 'background.paper' }}
      >
        <PlacesMap
          locations={points}
          geofences={fences}
          chosen={chosen}
          mayAddLocation={viewerCanAddLocation.allowed}
          mayAddGeofence={viewerCanAddGeofence.allowed}
          onChoose={(id) => setChosen({ id, times: 0 })}
          onPoint={(point) => setOpen({ what: 'location', point })}
          onArea={(area, id) => setOpen({ what: 'geofence', area, id })}
        />
      </Box>
      <Section
        title="Locations"
        actions={
          <>
            <ListExport
              list="LOCATIONS"
              label="Locations"
              narrowedTo={({ search, below }) => ({ of: organizationId, search, includeBelow: below })}
            />
            {viewerCanAddLocation.allowed ? (
              <PlainButton type="button" className="outlined" onClick={() => setOpen({ what: 'location' })}>
                Add location
              </PlainButton>
            ) : (
              <Why permission={viewerCanAddLocation} />
            )}
          </>
        }
      >
        {places.length ? (
          <Table
            caption="Locations by name"
            columns={['Name', 'Type', 'Address', { label: 'Point', number: true }, '']}
          >
            {places.map((place) => (
              <LocationRow
                key={place.id}
                location={place}
                isChosen={chosen?.id === place.id}
                onShow={() => show(place.id, place.name)}
                onEdit={() => setOpen({ what: 'location', id: place.id })}
                onDeleted={() => done()}
              />
            ))}
          </Table>
        ) : null}
        <ListFoot
          what="locations"
          count={places.length}
          empty={
            isSearching
              ? 'No location fits.'
              : 'There are no locations yet. Add the first one here, or by a click on the map.'
          }
          hasNext={locations.hasNext}
          waiting={locations.isLoadingNext}
          onMore={() => locations.loadNext(100)}
        />
      </Section>
      <Section
        title="Geofences"
        about="Areas that are watched: who enters, who leaves, who stays."
        actions={
          <>
            <ListExport
              list="GEOFENCES"
              label="Geofences"
              narrowedTo={({ search, below }) => ({ of: organizationId, search, includeBelow: below })}
            />
            {viewerCanAddGeofence.allowed ? (
              <PlainButton type="button" className="outlined" onClick={() => setOpen({ what: 'geofence' })}>
                Add geofence
              </PlainButton>
            ) : (
              <Why permission={viewerCanAddGeofence} />
            )}
          </>
        }
      >
        {fences.length ? (
          <Table caption="Geofences by name" columns={['Name', 'Area', 'Around', 'Tells of', '']}>
            {fences.map((fence) => (
              <GeofenceRow
                key={fence.id}
                geofence={fence}
                isChosen={chosen?.id === fence.id}
                onShow={() => show(fence.id, fence.name)}
                onEdit={() => setOpen({ what: 'geofence', id: fence.id })}
                onDeleted={() => done()}
              />
            ))}
          </Table>
        ) : null}
        <ListFoot
          what="geofences"
          count={fences.length}
          empty={
            isSearching
              ? 'No geofence fits.'
              : 'There are no geofences yet. Draw one on the map, or write its coordinates here.'
          }
          hasNext={geofences.hasNext}
          waiting={geofences.isLoadingNext}
          onMore={() => geofences.loadNext(100)}
        />
      </Section>
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
          locations={places}
          geofence={openedFence ?? null}
          area={open.area}
          onClose={close}
          onDone={done}
        />
      ) : null}
    </>
  )
}
