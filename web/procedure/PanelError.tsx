import { ScreenError } from '../shell/ScreenError.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { useClosePanel } from './useClosePanel.ts'

/** Procedures that could not be read; the screen behind them stays. */
export function PanelError() {
  return (
    <PanelFrame onClose={useClosePanel()}>
      <ScreenError />
    </PanelFrame>
  )
}
