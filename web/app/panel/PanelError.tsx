import { FailedWindow } from '../../kernel/shell/FailedWindow.tsx'
import { useClosePanel } from './useClosePanel.ts'
import * as t from './__generated__/messages.ts'

/** Procedures that could not be read; the screen behind them stays. */
export const PanelError = () => <FailedWindow title={t.procedures} onClose={useClosePanel()} />
