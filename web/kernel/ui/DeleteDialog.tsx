import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Problems } from '../relay/problems.ts'
import { toast } from '../shell/toast.ts'
import { ActDialog } from './ActDialog.tsx'
import * as t from './__generated__/messages.ts'

interface DeleteDialogProps {
  name: string
  /** Where the name alone does not say what it is. */
  title?: string
  submit?: string
  remove: () => Promise<{ problems?: Problems }>
  waiting: boolean
  onClose: () => void
  onDeleted: () => void
  /** What goes with it, and what has to be done first. */
  children: ReactNode
}

/** Asks before something goes for good. */
export const DeleteDialog = ({
  name,
  title = t.delete({ name }),
  submit = 'Delete',
  remove,
  waiting,
  onClose,
  onDeleted,
  children,
}: DeleteDialogProps) => (
  <ActDialog
    title={title}
    submit={submit}
    act={async () => {
      const { problems } = await remove()
      if (problems) return problems
      toast('success', t.deleted({ name }))
      onDeleted()
      return undefined
    }}
    waiting={waiting}
    onClose={onClose}
  >
    <Typography>{children}</Typography>
  </ActDialog>
)
