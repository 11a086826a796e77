import { FailedWindow } from '../../kernel/shell/FailedWindow.tsx'
import { useClosePanel } from './useClosePanel.ts'

/** Procedures that could not be read; the screen behind them stays. */
export const PanelError = () => <FailedWindow title="Procedures" onClose={useClosePanel()} />
