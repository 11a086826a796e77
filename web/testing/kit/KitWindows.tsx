import { useState } from 'react'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { DeleteDialog } from '../../kernel/ui/DeleteDialog.tsx'
import { DuplicateDialog } from '../../kernel/ui/DuplicateDialog.tsx'
import { Field } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { ShownOnce } from '../../kernel/ui/ShownOnce.tsx'
import { WindowHead } from '../../kernel/ui/WindowHead.tsx'
import { nothing, nothingWrong, problem } from './made.ts'
import { Specimen } from './Specimen.tsx'

const windows = {
  Form: (onClose: () => void) => (
    <FormDialog title="Rename" submit="Rename" onSubmit={onClose} onClose={onClose}>
      <Field label="Name" defaultValue="Yard gate" autoFocus />
    </FormDialog>
  ),
  'Form with problems': (onClose: () => void) => (
    <ActDialog title="Rename" submit="Rename" act={() => Promise.resolve({ input: problem })} onClose={onClose}>
      <Field label="Name" problem={problem} autoFocus />
    </ActDialog>
  ),
  Delete: (onClose: () => void) => (
    <DeleteDialog name="Yard gate" remove={nothingWrong} waiting={false} onClose={onClose} onDeleted={onClose}>
      Its four records stay.
    </DeleteDialog>
  ),
  Duplicate: (onClose: () => void) => (
    <DuplicateDialog
      name="Yard gate"
      most={120}
      duplicate={() => Promise.resolve({ name: problem })}
      waiting={false}
      onClose={onClose}
    />
  ),
  'Shown once': (onClose: () => void) => (
    <ShownOnce
      title="The key"
      text="It is shown this once."
      secrets={[{ label: 'Key', value: 'ops_0123456789' }]}
      onClose={onClose}
    />
  ),
}

/** What opens over a screen. */
export function KitWindows() {
  const [open, setOpen] = useState<keyof typeof windows>()
  return (
    <Specimen title="Windows">
      {(Object.keys(windows) as (keyof typeof windows)[]).map((name) => (
        <PlainButton key={name} type="button" className="outlined" onClick={() => setOpen(name)}>
          {name}
        </PlainButton>
      ))}
      <div style={{ width: '100%', border: '1px solid var(--ops-line)' }}>
        <WindowHead title="The head of a window" onClose={nothing} />
      </div>
      {open ? windows[open](() => setOpen(undefined)) : null}
    </Specimen>
  )
}
