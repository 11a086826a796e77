import Box from '@mui/material/Box'
import { useState } from 'react'
import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { problemsOf, type StopDraft } from './stopDraft.ts'
import * as t from './__generated__/messages.ts'

interface StopDialogProps {
  stop: StopDraft
  isNew: boolean
  organizationId: string
  priorities: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
  onDone: (stop: StopDraft) => void
}

/** Asks where a stop is, when it is open, how long it takes, and how much it presses. */
export function StopDialog({ stop, isNew, organizationId, priorities, onClose, onDone }: StopDialogProps) {
  const [draft, setDraft] = useState(stop)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const set = (more: Partial<StopDraft>) => setDraft((before) => ({ ...before, ...more }))
  const submit = () => {
    const found = problemsOf(draft)
    setProblems(found)
    if (!Object.keys(found).length) onDone(draft)
  }
  const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }
  return (
    <FormDialog
      title={isNew ? t.addAStop : t.edit3({ value: stop.name || stop.location?.name || '' })}
      submit={isNew ? t.add : t.keep}
      width="sm"
      problems={problems}
      onSubmit={submit}
      onClose={onClose}
    >
      <LocationPicker
        label={t.location}
        value={draft.location}
        onChange={(location) =>
          set({
            location,
            name: location && (!draft.name || draft.name === draft.location?.name) ? location.name : draft.name,
          })
        }
      />
      <Field
        label={t.name}
        autoFocus
        maxLength={120}
        value={draft.name}
        problem={problems.name}
        help={draft.location ? undefined : t.whatHasNoLocationMayHave}
        onChange={(event) => set({ name: event.target.value })}
      />
      {draft.location ? null : (
        <Box sx={pair}>
          <Field
            label={t.latitude}
            inputMode="decimal"
            value={draft.latitude}
            problem={problems.latitude}
            onChange={(event) => set({ latitude: event.target.value })}
          />
          <Field
            label={t.longitude}
            inputMode="decimal"
            value={draft.longitude}
            problem={problems.longitude}
            onChange={(event) => set({ longitude: event.target.value })}
          />
        </Box>
      )}
      <VehiclePicker
        organizationId={organizationId}
        value={draft.vehicle}
        onChange={(vehicle) => set({ vehicle })}
        help={t.seenToAtThisStop}
      />
      <Box sx={pair}>
        <Field
          label={t.arriveFrom}
          type="time"
          value={draft.opens}
          onChange={(event) => set({ opens: event.target.value })}
        />
        <Field
          label={t.arriveUntil}
          type="time"
          value={draft.closes}
          problem={problems.closes}
          onChange={(event) => set({ closes: event.target.value })}
        />
        <Field
          label={t.minutesThere}
          inputMode="numeric"
          value={draft.serviceMins}
          problem={problems.serviceMins}
          onChange={(event) => set({ serviceMins: event.target.value })}
        />
        <SelectField
          label={t.priority}
          value={draft.priorityId}
          onChange={(event) => set({ priorityId: event.target.value })}
        >
          {priorities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || t.blank}
            </option>
          ))}
        </SelectField>
      </Box>
      <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <input type="checkbox" checked={draft.pinned} onChange={(event) => set({ pinned: event.target.checked })} />
        {t.pinnedItKeepsItsPositionWhatever}
      </label>
    </FormDialog>
  )
}
