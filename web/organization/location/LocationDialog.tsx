import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LocationDialog_location$key } from '../../__generated__/LocationDialog_location.graphql.ts'
import type { LocationDialog_query$key } from '../../__generated__/LocationDialog_query.graphql.ts'
import type { LocationDialogCreateMutation } from '../../__generated__/LocationDialogCreateMutation.graphql.ts'
import type { LocationDialogUpdateMutation } from '../../__generated__/LocationDialogUpdateMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { degreesText, numberOf } from './placeFields.ts'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import { useLocationStatus } from './useLocationStatus.ts'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation LocationDialogCreateMutation($input: CreateLocationInput!) {
    result: createLocation(input: $input) {
      ... on CreateLocationSuccess {
        location {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation LocationDialogUpdateMutation($input: UpdateLocationInput!) {
    result: updateLocation(input: $input) {
      ... on UpdateLocationSuccess {
        location {
          id
          ...LocationRow_location
          ...LocationDialog_location
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface LocationDialogProps {
  query: LocationDialog_query$key
  organizationId: string
  /** The location to change; null for a new one. */
  location: LocationDialog_location$key | null
  /** Where a new one is, where that was said on the map. */
  point?: { latitude: number; longitude: number }
  onClose: () => void
  onDone: (id: string | undefined) => void
}

/** A location as fields: what it is, where it is. */
export function LocationDialog({ query, organizationId, location: key, point, onClose, onDone }: LocationDialogProps) {
  const { types, countries } = useFragment(
    graphql`
      fragment LocationDialog_query on Query {
        types: reference(list: LOCATION_TYPE) {
          id
          name
          active
        }
        countries {
          code
          name
        }
      }
    `,
    query,
  )
  const location = useShownFragment(
    graphql`
      fragment LocationDialog_location on Location {
        id
        name
        version
        status
        coordinates {
          latitude
          longitude
        }
        type {
          id
        }
        address {
          line1
          line2
          city
          postalCode
          state
          country
        }
      }
    `,
    key,
  )
  const [create, creating] = useMutation<LocationDialogCreateMutation>(createMutation)
  const [update, updating] = useMutation<LocationDialogUpdateMutation>(updateMutation)
  const [turn, turning] = useLocationStatus()
  const [problems, setProblems] = useState<Problems>({})
  const coordinates = location ? location.coordinates : point
  // A point that was just chosen on the map stands above what was kept.
  const onMap =
    location || !point ? undefined : { latitude: degreesText(point.latitude), longitude: degreesText(point.longitude) }
  const draft = useDraft('location', location?.id ?? newIn(organizationId), location?.version)
  const [fields, setFields] = useDraftState(
    draft,
    'fields',
    {
      name: location?.name ?? '',
      typeId: location?.type.id ?? types[0]?.id ?? '',
      status: location?.status ?? 'ACTIVE',
      latitude: degreesText(coordinates?.latitude),
      longitude: degreesText(coordinates?.longitude),
      line1: location?.address?.line1 ?? '',
      line2: location?.address?.line2 ?? '',
      city: location?.address?.city ?? '',
      postalCode: location?.address?.postalCode ?? '',
      state: location?.address?.state ?? '',
      country: location?.address?.country ?? '',
    },
    onMap,
  )
  const of = (name: keyof typeof fields, path: string = name) => ({
    value: fields[name],
    problem: problems[path],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  })
  async function submit() {
    const { name, typeId, status, latitude, longitude, ...address } = fields
    const [north, east] = [numberOf(latitude), numberOf(longitude)]
    const wrong: Problems = {}
    if (north === undefined) wrong['coordinates.latitude'] = t.writeANumberLike395296
    if (east === undefined) wrong['coordinates.longitude'] = t.writeANumberLike1197794
    if (north === null && east !== null) wrong['coordinates.latitude'] = t.writeTheLatitudeTooOrLeave
    if (east === null && north !== null) wrong['coordinates.longitude'] = t.writeTheLongitudeTooOrLeave
    if (Object.keys(wrong).length) return setProblems(wrong)
    const isSaid = Object.values(address).some((part) => part.trim())
    const input = {
      name,
      typeId,
      coordinates: north == null || east == null ? null : { latitude: north, longitude: east },
      address: isSaid ? address : null,
    }
    const { done, problems: failed } = location
      ? await update({ ...input, id: location.id, version: draft.version })
      : await create({ ...input, organizationId })
    if (failed) return setProblems(failed)
    const id = done.location?.id
    const turned = id && status !== (location?.status ?? 'ACTIVE') ? await turn(id, status) : undefined
    if (turned?.problems) return setProblems(turned.problems)
    draft.clear()
    toast('success', location ? t.saved({ name }) : t.added({ name }))
    onDone(id)
  }
  return (
    <FormDialog
      title={location ? t.edit({ name: location.name }) : t.addALocation}
      submit={location ? t.saveLocation : t.addLocation}
      width="sm"
      problems={problems}
      waiting={creating || updating || turning}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t.name} required autoFocus maxLength={120} {...of('name')} />
      <FieldGrid>
        <SelectField label={t.type} {...of('typeId')}>
          {types.map(({ id, name, active }) =>
            active || id === fields.typeId ? (
              <option key={id} value={id}>
                {name}
              </option>
            ) : null,
          )}
        </SelectField>
        <SelectField label={t.status} {...of('status')}>
          <option value="ACTIVE">{t.inUse}</option>
          <option value="INACTIVE">{t.notInUse}</option>
        </SelectField>
      </FieldGrid>
      <FieldGrid>
        <Field
          label={t.latitude}
          inputMode="decimal"
          help={t.degreesNorthFrom90To90}
          {...of('latitude', 'coordinates.latitude')}
        />
        <Field
          label={t.longitude}
          inputMode="decimal"
          help={t.degreesEastFrom180To180}
          {...of('longitude', 'coordinates.longitude')}
        />
      </FieldGrid>
      <Field label={t.streetAndNumber} maxLength={120} {...of('line1', 'address.line1')} />
      <Field label={t.suiteGateOrBuilding} maxLength={120} {...of('line2', 'address.line2')} />
      <FieldGrid>
        <Field label={t.city} maxLength={120} {...of('city', 'address.city')} />
        <Field label={t.postalCode} maxLength={20} {...of('postalCode', 'address.postalCode')} />
      </FieldGrid>
      <FieldGrid>
        <Field label={t.stateOrProvince} maxLength={6} help={t.itsCodeAsUsNv} {...of('state', 'address.state')} />
        <SelectField label={t.country} {...of('country', 'address.country')}>
          <option value="">{t.noneSaid}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
    </FormDialog>
  )
}
