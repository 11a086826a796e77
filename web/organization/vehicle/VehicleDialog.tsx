import { useState } from 'react'
import { graphql } from 'react-relay'
import type { VehicleDialog_vehicle$key } from '../../__generated__/VehicleDialog_vehicle.graphql.ts'
import type { VehicleDialogCreateMutation } from '../../__generated__/VehicleDialogCreateMutation.graphql.ts'
import type { VehicleDialogUpdateMutation } from '../../__generated__/VehicleDialogUpdateMutation.graphql.ts'
import { OrganizationSelect } from '../organization/OrganizationSelect.tsx'
import { LocationPicker } from '../location/LocationPicker.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { useVehicleStatus } from './useVehicleStatus.ts'
import * as t from './__generated__/messages.ts'

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
        organization {
          id
        }
      }
    `,
    key,
  )
  const [create, creating] = useMutation<VehicleDialogCreateMutation>(createMutation)
  const [update, updating] = useMutation<VehicleDialogUpdateMutation>(updateMutation)
  const [turn, turning] = useVehicleStatus()
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft('vehicle', vehicle?.id ?? newIn(organizationId), vehicle?.version)
  const [fields, setFields] = useDraftState(draft, 'fields', {
    unitNumber: vehicle?.unitNumber ?? '',
    type: vehicle?.type ?? '',
    status: vehicle?.status ?? 'ACTIVE',
  })
  const [owner, setOwner] = useDraftState(draft, 'owner', vehicle?.organization.id ?? organizationId)
  const [location, setLocation] = useDraftState(draft, 'location', vehicle?.location ?? null)
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
      ? await update({
          ...input,
          ...(owner !== vehicle.organization.id && { organizationId: owner }),
          id: vehicle.id,
          version: draft.version,
        })
      : await create({ ...input, organizationId })
    if (failed) return setProblems(failed)
    const id = done.vehicle?.id
    const turned = id && status !== (vehicle?.status ?? 'ACTIVE') ? await turn(id, status) : undefined
    if (turned?.problems) return setProblems(turned.problems)
    draft.clear()
    toast('success', vehicle ? t.saved({ unitNumber: fields.unitNumber }) : t.added({ unitNumber: fields.unitNumber }))
    onDone()
  }
  return (
    <FormDialog
      title={vehicle ? t.edit({ unitNumber: vehicle.unitNumber }) : t.addAVehicle}
      submit={vehicle ? t.saveVehicle : t.addVehicle}
      problems={problems}
      waiting={creating || updating || turning}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t.unitNumber} required autoFocus maxLength={40} {...of('unitNumber')} />
      <Field label={t.type} required maxLength={60} help={t.asTractorDayCabDryVan} {...of('type')} />
      {vehicle ? <OrganizationSelect value={owner} onChange={setOwner} problem={problems.organizationId} /> : null}
      <LocationPicker label={t.keptAt} value={location} onChange={setLocation} problem={problems.locationId} />
      <SelectField label={t.status} {...of('status')}>
        <option value="ACTIVE">{t.inUse}</option>
        <option value="INACTIVE">{t.notInUse}</option>
      </SelectField>
    </FormDialog>
  )
}
