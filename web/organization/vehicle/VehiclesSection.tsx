import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { LibrarySection } from '../../kernel/shell/LibrarySection.tsx'
import type { VehiclesSection_organization$key } from '../../__generated__/VehiclesSection_organization.graphql.ts'
import type { VehiclesSectionPageQuery } from '../../__generated__/VehiclesSectionPageQuery.graphql.ts'
import type { VehiclesSectionQuery } from '../../__generated__/VehiclesSectionQuery.graphql.ts'
import { BelowToggle } from '../location/BelowToggle.tsx'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { VehicleDialog } from './VehicleDialog.tsx'
import { VehicleRow } from './VehicleRow.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query VehiclesSectionQuery($id: ID!, $search: String!, $below: Boolean!) {
    organization(id: $id) {
      ...VehiclesSection_organization @arguments(search: $search, below: $below)
    }
  }
`

const fragment = graphql`
  fragment VehiclesSection_organization on Organization
  @refetchable(queryName: "VehiclesSectionPageQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 50 }
    after: { type: "Cursor" }
    search: { type: "String", defaultValue: "" }
    below: { type: "Boolean", defaultValue: false }
  ) {
    id
    can {
      addLocation {
        allowed
        reason
      }
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
  const { data, ...page } = usePaginationFragment<VehiclesSectionPageQuery, VehiclesSection_organization$key>(
    fragment,
    organization,
  )
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
      <LibrarySection
        title={t.vehicles}
        search={{ param: 'unit', label: t.searchUnitNumbers }}
        tools={
          <>
            <BelowToggle />
            <ListExport
              list="VEHICLES"
              label={t.vehicles}
              narrowedTo={({ search, below }) => ({ of: data.id, search, includeBelow: below })}
            />
          </>
        }
        create={
          data.can.addLocation.allowed ? (
            <PlainButton type="button" className="primary" onClick={() => setOpen({})}>
              {t.addVehicle}
            </PlainButton>
          ) : (
            <Why permission={data.can.addLocation} />
          )
        }
        caption={t.vehiclesByUnitNumber}
        columns={[t.unit, t.type, t.keptAt, t.organization, t.status, '']}
        empty={t.thereAreNoVehiclesHereYet}
        notFound={t.noUnitNumberFits}
        page={page}
      >
        {vehicles.map((vehicle) => (
          <VehicleRow key={vehicle.id} vehicle={vehicle} onEdit={() => setOpen({ id: vehicle.id })} onDeleted={done} />
        ))}
      </LibrarySection>
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
