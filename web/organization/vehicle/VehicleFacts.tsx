import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { VehicleFacts_vehicle$key } from '../../__generated__/VehicleFacts_vehicle.graphql.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { DeleteDialog } from '../../kernel/ui/DeleteDialog.tsx'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { useDeleteVehicle } from './useDeleteVehicle.ts'
import { VehicleDialog } from './VehicleDialog.tsx'
import * as t from './__generated__/messages.ts'

interface VehicleFactsProps {
  vehicle: VehicleFacts_vehicle$key
  onChanged: () => void
  onDeleted: () => void
}

/** What is known of a vehicle, and what can be done with it. */
export function VehicleFacts({ vehicle: key, onChanged, onDeleted }: VehicleFactsProps) {
  const vehicle = useFragment(
    graphql`
      fragment VehicleFacts_vehicle on Vehicle {
        id
        version
        unitNumber
        type
        status
        location {
          name
        }
        organization {
          id
          name
          rootName
        }
        can {
          edit {
            allowed
            reason
          }
        }
        ...VehicleDialog_vehicle
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const [remove, isRemoving] = useDeleteVehicle()
  const { id, version, unitNumber, type, status, location, organization, can } = vehicle
  const close = () => setOpen(undefined)
  return (
    <Section
      title={type}
      actions={
        can.edit.allowed ? (
          <>
            <PlainButton type="button" className="outlined" onClick={() => setOpen('edit')}>
              {t.edit2}
            </PlainButton>
            <ActionsMenu
              label={t.whatCanBeDoneWith({ unitNumber })}
              actions={[{ label: t.delete, act: () => setOpen('delete') }]}
            />
          </>
        ) : null
      }
    >
      <Box sx={{ p: 3, display: 'grid', gap: 3 }}>
        <Facts
          facts={[
            [t.unitNumber, unitNumber],
            [t.status, status === 'ACTIVE' ? t.inUse : t.notInUse],
            [
              t.organization,
              <Link key="organization" to={`/orgOverview/${organization.id}/vehicles`}>
                {inRoot(organization)}
              </Link>,
            ],
            [t.keptAt, location?.name],
          ]}
        />
        <Why permission={can.edit} />
      </Box>
      {open === 'edit' ? (
        <VehicleDialog
          organizationId={organization.id}
          vehicle={vehicle}
          onClose={close}
          onDone={() => {
            close()
            onChanged()
          }}
        />
      ) : null}
      {open === 'delete' ? (
        <DeleteDialog
          name={unitNumber}
          remove={() => remove({ id, version })}
          waiting={isRemoving}
          onClose={close}
          onDeleted={onDeleted}
        >
          {t.itCanBeDeletedWhileNothing}
        </DeleteDialog>
      ) : null}
    </Section>
  )
}
