import { ScreenError } from '../shell/ScreenError.tsx'
import { WindowHead } from '../ui/WindowHead.tsx'
import { ActionDialogFrame } from './ActionDialogFrame.tsx'
import { useCloseAction } from './useCloseAction.ts'

/** A record that could not be read; the board behind it stays. */
export function ActionDialogError() {
  const close = useCloseAction()
  return (
    <ActionDialogFrame onClose={close}>
      <WindowHead title="Action record" onClose={close} />
      <ScreenError />
    </ActionDialogFrame>
  )
}
