import { useState } from 'react'
import type { Problems } from '../relay/problems.ts'
import { ActDialog } from './ActDialog.tsx'
import { Field } from './Field.tsx'
import * as t from './__generated__/messages.ts'

interface DuplicateDialogProps {
  /** What is duplicated. */
  name: string
  /** How long a name may be. */
  most: number
  help?: string
  /** Makes the copy under its name, and leads to it; answers with what was wrong. */
  duplicate: (name: string) => Promise<Problems | undefined>
  waiting: boolean
  onClose: () => void
}

/** Asks what a copy is called. */
export function DuplicateDialog({ name, most, help, duplicate, waiting, onClose }: DuplicateDialogProps) {
  const [called, setCalled] = useState(t.nameOfCopy({ name }).slice(0, most))
  return (
    <ActDialog
      title={t.duplicate({ name })}
      submit={t.duplicate2}
      act={() => duplicate(called)}
      waiting={waiting}
      onClose={onClose}
    >
      {(problems) => (
        <Field
          label={t.name}
          required
          autoFocus
          maxLength={most}
          value={called}
          problem={problems.name}
          help={help}
          onChange={({ target }) => setCalled(target.value)}
        />
      )}
    </ActDialog>
  )
}
