import { lazy } from 'react'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import { useAddPopup } from '../../kernel/shell/useAddPopup.ts'

const AddRecordDialog = lazy(async () => ({ default: (await import('./AddRecordDialog.tsx')).AddRecordDialog }))

/** The add popup `task`, over the screen that it stands on. */
export function AddRecordPopup() {
  const { name, given, close } = useAddPopup()
  return name === 'task' ? (
    <LateWindow onFailure={close}>
      <AddRecordDialog given={given} onClose={close} />
    </LateWindow>
  ) : null
}
