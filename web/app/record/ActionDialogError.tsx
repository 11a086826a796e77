import { FailedWindow } from '../../kernel/shell/FailedWindow.tsx'
import { useCloseAction } from '../../work/action/useCloseAction.ts'
import * as t from './__generated__/messages.ts'

/** A record that could not be read; the board behind it stays. */
export const ActionDialogError = () => <FailedWindow title={t.actionRecord} onClose={useCloseAction()} />
