import { FailedWindow } from '../../kernel/shell/FailedWindow.tsx'
import { useCloseConfigure } from './useCloseConfigure.ts'
import * as t from './__generated__/messages.ts'

/** What shows where the configuration can't be read: its window says so, and the board behind it stays. */
export function ConfigureError() {
  return <FailedWindow title={t.configureTheToolbar} onClose={useCloseConfigure()} />
}
