import { ScreenError } from '../shell/ScreenError.tsx'
import { ActionDialogFrame } from './ActionDialogFrame.tsx'
import { useCloseAction } from './useCloseAction.ts'

/** A record that could not be read; the board behind it stays. */
export function ActionDialogError() {
  return (
    <ActionDialogFrame onClose={useCloseAction()}>
      <ScreenError />
    </ActionDialogFrame>
  )
}
