import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { PlacesSectionQuery } from '../../__generated__/PlacesSectionQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Places } from './Places.tsx'

const query = graphql`
  query PlacesSectionQuery($id: ID!, $search: String!, $below: Boolean!) {
    organization(id: $id) {
      ...Places_organization @arguments(search: $search, below: $below)
    }
    # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for LocationDialog
    ...LocationDialog_query
  }
`

/** The locations and geofences of an organization, on a map and as a list. */
export function PlacesSection() {
  const data = useRouteQuery<PlacesSectionQuery>(query)
  const { revalidate } = useRevalidator()
  if (!data.organization) return null
  return (
    <Scroll wide>
      <Places organization={data.organization} query={data} onChanged={() => void revalidate()} />
    </Scroll>
  )
}
