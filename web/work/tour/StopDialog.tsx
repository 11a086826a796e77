import Box from '@mui/material/Box'
import { useState } from 'react'
import { LocationPicker } from '../../organization/location/LocationPicker.tsx'
import { Field, SelectField } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { problemsOf, type StopDraft } from './stopDraft.ts'

interface StopDialogProps {
  stop: StopDraft
  isNew: boolean
  priorities: readonly { readonly id: string; readonly name: string }[]
  onClose: () => void
  onDone: (stop: StopDraft) => void
}

/** Asks where a stop is, when it is open, how long it takes, and how much it presses. */
export function StopDialog({ stop, isNew, priorities, onClose, onDone }: StopDialogProps) {
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
      title={isNew ? 'Add a stop' : `Edit ${stop.name || stop.location?.name}`}
      submit={isNew ? 'Add' : 'Keep'}
      width="sm"
      problems={problems}
      onSubmit={submit}
      onClose={onClose}
    >
      <LocationPicker
        label="Location"
        value={draft.location}
        onChange={(location) =>
          set({
            location,
            name: location && (!draft.name || draft.name === draft.location?.name) ? location.name : draft.name,
          })
        }
      />
      <Field
        label="Name"
        autoFocus
        maxLength={120}
        value={draft.name}
        problem={problems.name}
        help={draft.location ? undefined : 'What has no location may have a point of its own, or none.'}
        onChange={(event) => set({ name: event.target.value })}
      />
      {draft.location ? null : (
        <Box sx={pair}>
          <Field
            label="Latitude"
            inputMode="decimal"
            value={draft.latitude}
            problem={problems.latitude}
            onChange={(event) => set({ latitude: event.target.value })}
          />
          <Field
            label="Longitude"
            inputMode="decimal"
            value={draft.longitude}
            problem={problems.longitude}
            onChange={(event) => set({ longitude: event.target.value })}
          />
        </Box>
      )}
      <Box sx={pair}>
        <Field
          label="Arrive from"
          type="time"
          value={draft.opens}
          onChange={(event) => set({ opens: event.target.value })}
        />
        <Field
          label="Arrive until"
          type="time"
          value={draft.closes}
          problem={problems.closes}
          onChange={(event) => set({ closes: event.target.value })}
        />
        <Field
          label="Minutes there"
          inputMode="numeric"
          value={draft.serviceMins}
          problem={problems.serviceMins}
          onChange={(event) => set({ serviceMins: event.target.value })}
        />
        <SelectField
          label="Priority"
          value={draft.priorityId}
          onChange={(event) => set({ priorityId: event.target.value })}
        >
          {priorities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || '(blank)'}
            </option>
          ))}
        </SelectField>
      </Box>
      <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <input type="checkbox" checked={draft.pinned} onChange={(event) => set({ pinned: event.target.checked })} />
        Pinned: it keeps its position whatever is proposed
      </label>
    </FormDialog>
  )
}
