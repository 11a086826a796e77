import { useState } from 'react'
import type { Problems } from '../../kernel/relay/problems.ts'
import { ActDialog } from '../../kernel/ui/ActDialog.tsx'
import { TextArea } from '../../kernel/ui/Field.tsx'
import * as t from './__generated__/messages.ts'

interface DeclineDialogProps {
  name: string
  decline: (reason: string) => Promise<Problems | undefined>
  waiting: boolean
  onClose: () => void
}

/** Asks why something that was proposed is not taken. */
export function DeclineDialog({ name, decline, waiting, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('')
  return (
    <ActDialog
      title={t.decline({ name })}
      submit={t.decline2}
      act={() => decline(reason)}
      waiting={waiting}
      onClose={onClose}
    >
      {(problems) => (
        <TextArea
          label={t.reason}
          required
          autoFocus
          maxLength={500}
          value={reason}
          problem={problems.reason}
          help={t.whoProposedItReadsThis}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ActDialog>
  )
}
