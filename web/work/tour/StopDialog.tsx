import Box from '@mui/material/Box'
import { useState } from 'react'
import { useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import { VehiclePicker } from '../../organization/vehicle/VehiclePicker.tsx'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { problemsOf, type StopDraft } from './stopDraft.ts'
import * as t from './__generated__/messages.ts'

interface StopDialogProps {
  /** What a draft of it is about. */
  of: string
  stop: StopDraft
  isNew: boolean
  organizationId: string
  priorities: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
  onDone: (stop: StopDraft) => void
}

/** Asks where a stop is, when it is open, how long it takes, and how much it presses. */
export function StopDialog({ of, stop, isNew, organizationId, priorities, onClose, onDone }: StopDialogProps) {
  const draft = useDraft('stop', of)
  const [typed, setTyped] = useDraftState(draft, 'stop', stop)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const set = (more: Partial<StopDraft>) => setTyped((before) => ({ ...before, ...more }))
  const submit = () => {
    const found = problemsOf(typed)
    setProblems(found)
    if (Object.keys(found).length) return
    draft.clear()
    onDone(typed)
  }
  const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }
  return (
    <FormDialog
      title={isNew ? t.addAStop : t.edit3({ value: stop.name || stop.location?.name || '' })}
      submit={isNew ? t.add : t.keep}
      width="sm"
      problems={problems}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <LocationPicker
        label={t.location}
        value={typed.location}
        onChange={(location) =>
          set({
            location,
            name: location && (!typed.name || typed.name === typed.location?.name) ? location.name : typed.name,
          })
        }
      />
      <Field
        label={t.name}
        autoFocus
        maxLength={120}
        value={typed.name}
        problem={problems.name}
        help={typed.location ? undefined : t.whatHasNoLocationMayHave}
        onChange={(event) => set({ name: event.target.value })}
      />
      {typed.location ? null : (
        <Box sx={pair}>
          <Field
            label={t.latitude}
            inputMode="decimal"
            value={typed.latitude}
            problem={problems.latitude}
            onChange={(event) => set({ latitude: event.target.value })}
          />
          <Field
            label={t.longitude}
            inputMode="decimal"
            value={typed.longitude}
            problem={problems.longitude}
            onChange={(event) => set({ longitude: event.target.value })}
          />
        </Box>
      )}
      <VehiclePicker
        organizationId={organizationId}
        value={typed.vehicle}
        onChange={(vehicle) => set({ vehicle })}
        help={t.seenToAtThisStop}
      />
      <Box sx={pair}>
        <Field
          label={t.arriveFrom}
          type="time"
          value={typed.opens}
          onChange={(event) => set({ opens: event.target.value })}
        />
        <Field
          label={t.arriveUntil}
          type="time"
          value={typed.closes}
          problem={problems.closes}
          onChange={(event) => set({ closes: event.target.value })}
        />
        <Field
          label={t.minutesThere}
          inputMode="numeric"
          value={typed.serviceMins}
          problem={problems.serviceMins}
          onChange={(event) => set({ serviceMins: event.target.value })}
        />
        <SelectField
          label={t.priority}
          value={typed.priorityId}
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
        <input type="checkbox" checked={typed.pinned} onChange={(event) => set({ pinned: event.target.checked })} />
        {t.pinnedItKeepsItsPositionWhatever}
      </label>
    </FormDialog>
  )
}
