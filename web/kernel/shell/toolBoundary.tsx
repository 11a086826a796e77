import { FailedWindow } from './FailedWindow.tsx'
import { useCloseTool } from './useCloseTool.ts'

/** What shows where a tool can't be read: its window says so, and the board behind it stays. */
export const toolBoundary = (title: string) =>
  function ToolBoundary() {
    return <FailedWindow title={title} onClose={useCloseTool()} />
  }
