import { ScreenError } from '../shell/ScreenError.tsx'
import { WindowHead } from '../ui/WindowHead.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { useClosePanel } from './useClosePanel.ts'

/** Procedures that could not be read; the screen behind them stays. */
export function PanelError() {
  const close = useClosePanel()
  return (
    <PanelFrame onClose={close}>
      <WindowHead title="Procedures" onClose={close} />
      <ScreenError />
    </PanelFrame>
  )
}
