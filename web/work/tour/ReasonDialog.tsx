import { useState } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'
import * as t from './__generated__/messages.ts'

interface ReasonDialogProps {
  title: string
  submit: string
  waiting: boolean
  onClose: () => void
  /** Does it; answers with what was wrong. */
  onSubmit: (reason: string) => Promise<Problems | undefined>
}

/** Asks for a reason, without which it is not done. */
export function ReasonDialog({ title, submit, waiting, onClose, onSubmit }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const send = async () => {
    const failed = await onSubmit(reason)
    if (failed) setProblems(failed)
  }
  return (
    <FormDialog
      title={title}
      submit={submit}
      problems={problems}
      waiting={waiting}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextArea
        label={t.why}
        required
        autoFocus
        maxLength={500}
        value={reason}
        problem={problems.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
