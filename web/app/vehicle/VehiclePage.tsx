import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Outlet, useNavigate, useRevalidator } from 'react-router-dom'
import type { VehiclePageQuery } from '../../__generated__/VehiclePageQuery.graphql.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Page } from '../../kernel/shell/Page.tsx'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { VehicleFacts } from '../../organization/vehicle/VehicleFacts.tsx'
import { TimelineSection } from '../../performance/timeline/TimelineSection.tsx'
import { AddRecordPopup } from '../../work/action/AddRecordPopup.tsx'
import { VehicleRoutines } from '../../work/routine/VehicleRoutines.tsx'
import { VehicleWork } from '../../work/action/VehicleWork.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query VehiclePageQuery($id: ID!, $coming: VehicleEventFilter!, $past: VehicleEventFilter!) {
    node(id: $id) {
      ... on Vehicle @alias(as: "vehicle") {
        unitNumber
        organization {
          id
        }
        ...VehicleFacts_vehicle
        ...VehicleWork_vehicle
        ...VehicleRoutines_vehicle
        ...TimelineSection_vehicle @arguments(coming: $coming, past: $past)
      }
    }
  }
`

/** A vehicle: its facts, what is open, its routines, and all that happened on one line of time. */
export function VehiclePage() {
  return (
    <Suspense fallback={<Page title={t.vehicle}>{null}</Page>}>
      <Content />
    </Suspense>
  )
}

function Content() {
  const { node } = useRouteQuery<VehiclePageQuery>(query)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const vehicle = node?.vehicle
  if (!vehicle) {
    return (
      <Page title={t.vehicle}>
        <Centered title={t.vehicleNotFound} text={t.itDoesNotExistOrIts}>
          <ButtonLink to="/organizations" className="primary">
            {t.goToOrganizations}
          </ButtonLink>
        </Centered>
      </Page>
    )
  }
  return (
    <Page title={t.unit({ unitNumber: vehicle.unitNumber })} actions={<VehicleWork vehicle={vehicle} />}>
      <Scroll>
        <VehicleFacts
          vehicle={vehicle}
          onChanged={() => void revalidate()}
          onDeleted={() => void navigate(`/orgOverview/${vehicle.organization.id}/vehicles`)}
        />
        <VehicleRoutines vehicle={vehicle} />
        <TimelineSection vehicle={vehicle} />
      </Scroll>
      <AddRecordPopup />
      <Suspense>
        <Outlet />
      </Suspense>
    </Page>
  )
}
