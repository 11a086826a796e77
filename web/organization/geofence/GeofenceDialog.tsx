import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { GeofenceDialog_geofence$key } from '../../__generated__/GeofenceDialog_geofence.graphql.ts'
import type { GeofenceDialogCreateMutation } from '../../__generated__/GeofenceDialogCreateMutation.graphql.ts'
import type { GeofenceDialogUpdateMutation } from '../../__generated__/GeofenceDialogUpdateMutation.graphql.ts'
import { degreesText, numberOf } from '../location/placeFields.ts'
import type { FenceArea } from '../../kernel/map/fenceLayer.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { useShownFragment } from '../../kernel/relay/useShown.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { circlePaths, cornersOf, draftOf, inputOf } from './areaDraft.ts'
import { Corners } from './Corners.tsx'
import { FieldGrid } from '../../kernel/ui/FieldGrid.tsx'
import * as t from './__generated__/messages.ts'

const createMutation = graphql`
  mutation GeofenceDialogCreateMutation($input: CreateGeofenceInput!) {
    result: createGeofence(input: $input) {
      ... on CreateGeofenceSuccess {
        geofence {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const updateMutation = graphql`
  mutation GeofenceDialogUpdateMutation($input: UpdateGeofenceInput!) {
    result: updateGeofence(input: $input) {
      ... on UpdateGeofenceSuccess {
        geofence {
          id
          ...GeofenceRow_geofence
          ...GeofenceDialog_geofence
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

interface GeofenceDialogProps {
  organizationId: string
  /** What it may stand around. */
  locations: readonly { readonly id: string; readonly name: string }[]
  /** The geofence to change; null for a new one. */
  geofence: GeofenceDialog_geofence$key | null
  /** The area that was drawn on the map. */
  area?: FenceArea
  onClose: () => void
  onDone: (id: string | undefined) => void
}

/** A geofence as fields: a circle by its centre and radius, a polygon by its corners. */
export function GeofenceDialog({
  organizationId,
  locations,
  geofence: key,
  area,
  onClose,
  onDone,
}: GeofenceDialogProps) {
  const geofence = useShownFragment(
    graphql`
      fragment GeofenceDialog_geofence on Geofence {
        id
        name
        version
        area {
          ... on GeofenceCircle {
            center {
              latitude
              longitude
            }
            radius
          }
          ... on GeofencePolygon {
            ring
          }
        }
        entry
        exit
        dwellMins
        location {
          id
          name
        }
      }
    `,
    key,
  )
  const [create, creating] = useMutation<GeofenceDialogCreateMutation>(createMutation)
  const [update, updating] = useMutation<GeofenceDialogUpdateMutation>(updateMutation)
  const [problems, setProblems] = useState<Problems>({})
  const draft = useDraft('geofence', geofence?.id ?? newIn(organizationId), geofence?.version)
  const [fields, setFields] = useDraftState(
    draft,
    'fields',
    {
      name: geofence?.name ?? '',
      ...draftOf(geofence?.area),
      locationId: geofence?.location?.id ?? '',
      dwellMins: degreesText(geofence?.dwellMins),
    },
    area && draftOf(area),
  )
  const [told, setTold] = useDraftState(draft, 'told', { entry: geofence?.entry ?? true, exit: geofence?.exit ?? true })
  const [corners, setCorners] = useDraftState(
    draft,
    'corners',
    () => cornersOf(geofence?.area),
    area && cornersOf(area),
  )
  const of = (name: keyof typeof fields, path: string = name) => ({
    value: fields[name],
    problem: problems[path],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  })
  const isCircle = fields.shape === 'CIRCLE'

  async function submit() {
    const wrong: Problems = {}
    const given = inputOf(fields, corners, wrong)
    const dwellMins = numberOf(fields.dwellMins)
    if (dwellMins !== null && !Number.isInteger(dwellMins)) wrong.dwellMins = t.writeWholeMinutesOrNothingFor
    if (Object.keys(wrong).length) return setProblems(wrong)
    const input = { area: given, ...told, name: fields.name, dwellMins, locationId: fields.locationId || null }
    const { done, problems: failed } = geofence
      ? await update({ ...input, id: geofence.id, version: draft.version })
      : await create({ ...input, organizationId })
    if (failed) {
      const ring = Object.entries(failed).find(([path]) => path.startsWith('area.polygon.ring'))?.[1]
      return setProblems(ring ? { ...failed, ring } : failed)
    }
    draft.clear()
    toast('success', geofence ? t.saved({ name: fields.name }) : t.added({ name: fields.name }))
    onDone(done.geofence?.id)
  }

  const around =
    locations.some(({ id }) => id === geofence?.location?.id) || !geofence?.location
      ? locations
      : [geofence.location, ...locations]
  return (
    <FormDialog
      title={geofence ? t.edit({ name: geofence.name }) : t.addAGeofence}
      submit={geofence ? t.saveGeofence : t.addGeofence}
      width="sm"
      problems={problems}
      waiting={creating || updating}
      draft={draft}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t.name} required autoFocus maxLength={120} {...of('name')} />
      <FieldGrid>
        <SelectField label={t.shape} {...of('shape')}>
          <option value="CIRCLE">{t.circle}</option>
          <option value="POLYGON">{t.polygon}</option>
        </SelectField>
        <SelectField label={t.around} {...of('locationId')}>
          <option value="">{t.noLocation}</option>
          {around.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FieldGrid>
      {isCircle ? (
        <FieldGrid>
          <Field label={t.latitudeOfTheCentre} inputMode="decimal" {...of('latitude', circlePaths.latitude)} />
          <Field label={t.longitudeOfTheCentre} inputMode="decimal" {...of('longitude', circlePaths.longitude)} />
          <Field
            label={t.radiusInMetres}
            inputMode="decimal"
            help={t.atMost100000}
            {...of('radius', circlePaths.radius)}
          />
        </FieldGrid>
      ) : (
        <Corners corners={corners} onChange={setCorners} problem={problems.ring} />
      )}
      <FieldGrid>
        <Box
          component="fieldset"
          sx={{
            border: 0,
            m: 0,
            p: 0,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 3,
            alignItems: 'center',
            '& label': { display: 'flex', gap: 2, alignItems: 'center' },
          }}
        >
          <Box component="legend" sx={{ p: 0, mb: 1, color: 'text.secondary', fontSize: 12, fontWeight: 550 }}>
            {t.tellsOf}
          </Box>
          {(['entry', 'exit'] as const).map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={told[name]}
                onChange={({ target }) => setTold((before) => ({ ...before, [name]: target.checked }))}
              />
              {name === 'entry' ? t.entry : t.exit}
            </label>
          ))}
        </Box>
        <Field label={t.stayingLongerThanInMinutes} inputMode="numeric" help={t.emptyForNever} {...of('dwellMins')} />
      </FieldGrid>
    </FormDialog>
  )
}
