import { useState, type ReactNode } from 'react'
import type { Problems } from '../relay/problems.ts'
import { FormDialog, type FormDialogProps } from './FormDialog.tsx'

export interface ActDialogProps extends Omit<FormDialogProps, 'onSubmit' | 'problems' | 'children'> {
  /** Makes the change, and what follows of it; answers with what was wrong, if anything was. */
  act: () => Promise<Problems | undefined>
  children: ReactNode | ((problems: Problems) => ReactNode)
}

/** A window that asks something and makes one change. */
export function ActDialog({ act, children, ...dialog }: ActDialogProps) {
  const [problems, setProblems] = useState<Problems>({})
  const submit = async () => {
    const found = await act()
    if (found) setProblems(found)
  }
  return (
    <FormDialog {...dialog} problems={problems} onSubmit={() => void submit()}>
      {typeof children === 'function' ? children(problems) : children}
    </FormDialog>
  )
}
