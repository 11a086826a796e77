import { ScreenError } from '../shell/ScreenError.tsx'
import { ToolDialog } from './ToolDialog.tsx'

/** A tool that could not be read; the board behind it stays. */
export const ToolError = ({ title }: { title: string }) => (
  <ToolDialog title={title}>
    <ScreenError />
  </ToolDialog>
)
