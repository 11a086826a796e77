import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import type { VehiclesSection_organization$key } from '../../__generated__/VehiclesSection_organization.graphql.ts'
import type { VehiclesSectionPageQuery } from '../../__generated__/VehiclesSectionPageQuery.graphql.ts'
import type { VehiclesSectionQuery } from '../../__generated__/VehiclesSectionQuery.graphql.ts'
import { BelowToggle } from '../location/BelowToggle.tsx'
import { ListFoot } from '../location/ListFoot.tsx'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { SearchField } from '../../kernel/ui/SearchField.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { VehicleDialog } from './VehicleDialog.tsx'
import { VehicleRow } from './VehicleRow.tsx'

const query = graphql`
  query VehiclesSectionQuery($uuid: String!, $search: String!, $below: Boolean!) {
    organization(uuid: $uuid) {
      ...VehiclesSection_organization @arguments(search: $search, below: $below)
    }
  }
`

const fragment = graphql`
  fragment VehiclesSection_organization on Organization
  @refetchable(queryName: "VehiclesSectionPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
    search: { type: "String", defaultValue: "" }
    below: { type: "Boolean", defaultValue: false }
  ) {
    id
    viewerCanAddLocation {
      allowed
      reason
    }
    vehicles(first: $first, after: $after, search: $search, includeBelow: $below)
      @connection(key: "VehiclesSection_vehicles", filters: ["search", "includeBelow"]) {
      edges {
        node {
          id
          ...VehicleRow_vehicle
          ...VehicleDialog_vehicle
        }
      }
    }
  }
`

/** The vehicles of an organization, by unit number. */
export function VehiclesSection() {
  const { organization } = useRouteQuery<VehiclesSectionQuery>(query)
  return organization ? <Vehicles organization={organization} /> : null
}

function Vehicles({ organization }: { organization: VehiclesSection_organization$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    VehiclesSectionPageQuery,
    VehiclesSection_organization$key
  >(fragment, organization)
  const [params] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<{ id?: string }>()
  const vehicles = data.vehicles.edges.map(({ node }) => node)
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    void revalidate()
  }
  return (
    <Scroll>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <SearchField param="unit" label="Search unit numbers" />
        <BelowToggle />
        <ListExport
          list="VEHICLES"
          label="Vehicles"
          narrowedTo={({ search, below }) => ({ of: data.id, search, includeBelow: below })}
        />
      </Box>
      <Section
        title="Vehicles"
        actions={
          data.viewerCanAddLocation.allowed ? (
            <PlainButton type="button" className="outlined" onClick={() => setOpen({})}>
              Add vehicle
            </PlainButton>
          ) : (
            <Why permission={data.viewerCanAddLocation} />
          )
        }
      >
        {vehicles.length ? (
          <Table caption="Vehicles by unit number" columns={['Unit', 'Type', 'Kept at', 'Organization', 'Status', '']}>
            {vehicles.map((vehicle) => (
              <VehicleRow
                key={vehicle.id}
                vehicle={vehicle}
                onEdit={() => setOpen({ id: vehicle.id })}
                onDeleted={done}
              />
            ))}
          </Table>
        ) : null}
        <ListFoot
          what="vehicles"
          count={vehicles.length}
          empty={params.has('unit') ? 'No unit number fits.' : 'There are no vehicles here yet.'}
          hasNext={hasNext}
          waiting={isLoadingNext}
          onMore={() => loadNext(50)}
        />
      </Section>
      {open ? (
        <VehicleDialog
          key={open.id}
          organizationId={data.id}
          vehicle={vehicles.find(({ id }) => id === open.id) ?? null}
          onClose={close}
          onDone={done}
        />
      ) : null}
    </Scroll>
  )
}
