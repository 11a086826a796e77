import { graphql, useFragment } from 'react-relay'
import type { VehicleWork_vehicle$key } from '../../__generated__/VehicleWork_vehicle.graphql.ts'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'
import { ButtonLink, PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

/** What there is to do on a vehicle: its open records, and a new one. */
export function VehicleWork({ vehicle: key }: { vehicle: VehicleWork_vehicle$key }) {
  const { id, unitNumber, status, openCount } = useFragment(
    graphql`
      fragment VehicleWork_vehicle on Vehicle {
        id
        unitNumber
        status
        openCount
      }
    `,
    key,
  )
  const { add } = useAddPopup()
  return (
    <>
      <ButtonLink to={`/activerecords?${new URLSearchParams({ vehicle: id, is: 'open' })}`} className="outlined">
        {t.openRecords({ count: openCount })}
      </ButtonLink>
      {status === 'ACTIVE' ? (
        <PlainButton type="button" className="primary" onClick={() => add('task', { vehicle: id, unit: unitNumber })}>
          {t.addRecord}
        </PlainButton>
      ) : null}
    </>
  )
}
