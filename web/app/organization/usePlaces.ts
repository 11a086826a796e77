/* oxlint-disable house/unused-fields, relay/must-colocate-fragment-spreads -- Places draws and lists the nodes */
import { graphql, usePaginationFragment } from 'react-relay'
import type { usePlaces_geofences$key } from '../../__generated__/usePlaces_geofences.graphql.ts'
import type { usePlaces_locations$key } from '../../__generated__/usePlaces_locations.graphql.ts'
import type { usePlacesGeofencesPageQuery } from '../../__generated__/usePlacesGeofencesPageQuery.graphql.ts'
import type { usePlacesLocationsPageQuery } from '../../__generated__/usePlacesLocationsPageQuery.graphql.ts'

/** The locations and geofences of an organization as far as they are read, and the ways to read on. */
export function usePlaces(key: usePlaces_locations$key & usePlaces_geofences$key) {
  const { data: found, ...locationPage } = usePaginationFragment<usePlacesLocationsPageQuery, usePlaces_locations$key>(
    graphql`
      fragment usePlaces_locations on Organization
      @refetchable(queryName: "usePlacesLocationsPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 100 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        below: { type: "Boolean", defaultValue: false }
      ) {
        locations(first: $first, after: $after, search: $search, includeBelow: $below)
          @connection(key: "usePlaces_locations", filters: ["search", "includeBelow"]) {
          edges {
            node {
              id
              name
              coordinates {
                latitude
                longitude
              }
              ...LocationRow_location
              ...LocationDialog_location
            }
          }
        }
      }
    `,
    key,
  )
  const { data: drawn, ...geofencePage } = usePaginationFragment<usePlacesGeofencesPageQuery, usePlaces_geofences$key>(
    graphql`
      fragment usePlaces_geofences on Organization
      @refetchable(queryName: "usePlacesGeofencesPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 100 }
        after: { type: "Cursor" }
        search: { type: "String", defaultValue: "" }
        below: { type: "Boolean", defaultValue: false }
      ) {
        geofences(first: $first, after: $after, search: $search, includeBelow: $below)
          @connection(key: "usePlaces_geofences", filters: ["search", "includeBelow"]) {
          edges {
            node {
              id
              name
              area {
                ... on GeofenceCircle {
                  center {
                    latitude
                    longitude
                  }
                  radius
                }
                ... on GeofencePolygon {
                  ring
                }
              }
              can {
                edit {
                  allowed
                }
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
  return {
    locations: found.locations.edges.map(({ node }) => node),
    locationPage,
    geofences: drawn.geofences.edges.map(({ node }) => node),
    geofencePage,
  }
}
