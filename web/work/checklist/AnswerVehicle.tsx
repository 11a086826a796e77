import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AnswerVehicle_answer$key } from '../../__generated__/AnswerVehicle_answer.graphql.ts'
import { vehicleChoice } from '../../organization/vehicle/vehicleChoice.ts'
import { VehicleLink } from '../../organization/vehicle/VehicleLink.tsx'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface AnswerVehicleProps {
  answer: AnswerVehicle_answer$key
  organizationId: string
  label: string
  canWrite: boolean
  onSave: (vehicleId: string | null) => Promise<boolean>
}

/** The vehicle that an answer is about, where that is another than the record's; saved when it is chosen. */
export function AnswerVehicle({ answer, organizationId, label, canWrite, onSave }: AnswerVehicleProps) {
  const { vehicle } = useFragment(
    graphql`
      fragment AnswerVehicle_answer on ChecklistAnswer {
        vehicle {
          vehicleId
          unitNumber
          ...VehicleLink_vehicle
        }
      }
    `,
    answer,
  )
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Box sx={{ width: 200 }}>
        <VehiclePicker
          label={label}
          autoFocus
          organizationId={organizationId}
          value={vehicleChoice(vehicle)}
          onChange={(chosen) => {
            setOpen(false)
            void onSave(chosen?.id ?? null)
          }}
        />
      </Box>
    )
  return (
    <>
      {vehicle ? (
        <span>
          <VehicleLink vehicle={vehicle} />
        </span>
      ) : null}
      {canWrite ? (
        <PlainButton type="button" className="outlined" aria-label={label} onClick={() => setOpen(true)}>
          {vehicle ? t.changeVehicle : t.nameAVehicle}
        </PlainButton>
      ) : null}
    </>
  )
}
