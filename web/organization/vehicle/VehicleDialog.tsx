import { useState } from 'react'
import { graphql } from 'react-relay'
import type { VehicleDialog_vehicle$key } from '../../__generated__/VehicleDialog_vehicle.graphql.ts'
import type { VehicleDialogCreateMutation } from '../../__generated__/VehicleDialogCreateMutation.graphql.ts'
import type { VehicleDialogUpdateMutation } from '../../__generated__/VehicleDialogUpdateMutation.graphql.ts'
import { LocationPicker } from '../location/LocationPicker.tsx'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { useVehicleStatus } from './useVehicleStatus.ts'

const createMutation = graphql`
  mutation VehicleDialogCreateMutation($input: CreateVehicleInput!) {
    result: createVehicle(input: $input) {
      ... on CreateVehicleSuccess {
        vehicle {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation VehicleDialogUpdateMutation($input: UpdateVehicleInput!) {
    result: updateVehicle(input: $input) {
      ... on UpdateVehicleSuccess {
        vehicle {
          id
          ...VehicleRow_vehicle
          ...VehicleDialog_vehicle
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface VehicleDialogProps {
  organizationId: string
  /** The vehicle to change; null for a new one. */
  vehicle: VehicleDialog_vehicle$key | null
  onClose: () => void
  onDone: () => void
}

/** A vehicle as fields. */
export function VehicleDialog({ organizationId, vehicle: key, onClose, onDone }: VehicleDialogProps) {
  const vehicle = useShownFragment(
    graphql`
      fragment VehicleDialog_vehicle on Vehicle {
        id
        version
        unitNumber
        type
        status
        location {
          id
          name
        }
      }
    `,
    key,
  )
  const [create, creating] = useMutation<VehicleDialogCreateMutation>(createMutation)
  const [update, updating] = useMutation<VehicleDialogUpdateMutation>(updateMutation)
  const [turn, turning] = useVehicleStatus()
  const [problems, setProblems] = useState<Problems>({})
  const [fields, setFields] = useState({
    unitNumber: vehicle?.unitNumber ?? '',
    type: vehicle?.type ?? '',
    status: vehicle?.status ?? 'ACTIVE',
  })
  const [location, setLocation] = useState(vehicle?.location ?? null)
  const of = (name: keyof typeof fields) => ({
    value: fields[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  })
  async function submit() {
    const { status, ...texts } = fields
    const input = { ...texts, locationId: location?.id ?? null }
    const { done, problems: failed } = vehicle
      ? await update({ ...input, id: vehicle.id, version: vehicle.version })
      : await create({ ...input, organizationId })
    if (failed) return setProblems(failed)
    const id = done.vehicle?.id
    const turned = id && status !== (vehicle?.status ?? 'ACTIVE') ? await turn(id, status) : undefined
    if (turned?.problems) return setProblems(turned.problems)
    toast('success', vehicle ? `${fields.unitNumber} saved` : `${fields.unitNumber} added`)
    onDone()
  }
  return (
    <FormDialog
      title={vehicle ? `Edit ${vehicle.unitNumber}` : 'Add a vehicle'}
      submit={vehicle ? 'Save vehicle' : 'Add vehicle'}
      problems={problems}
      waiting={creating || updating || turning}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Unit number" required autoFocus maxLength={40} {...of('unitNumber')} />
      <Field label="Type" required maxLength={60} help="As Tractor, Day cab, Dry van, Reefer." {...of('type')} />
      <LocationPicker label="Kept at" value={location} onChange={setLocation} />
      <SelectField label="Status" {...of('status')}>
        <option value="ACTIVE">In use</option>
        <option value="INACTIVE">Not in use</option>
      </SelectField>
    </FormDialog>
  )
}
