import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { FormDialog } from '../../kernel/ui/FormDialog.tsx'

interface DeleteDialogProps {
  name: string
  problems: Problems
  waiting: boolean
  /** Answers whether it is done. */
  onSubmit: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** Asks before something goes for good. */
export function DeleteDialog({ name, problems, waiting, onSubmit, onClose, children }: DeleteDialogProps) {
  const submit = async () => {
    if (await onSubmit()) toast('success', `${name} deleted`)
  }
  return (
    <FormDialog
      title={`Delete ${name}`}
      submit="Delete"
      onSubmit={() => void submit()}
      onClose={onClose}
      problems={problems}
      waiting={waiting}
    >
      <Typography>{children}</Typography>
    </FormDialog>
  )
}
