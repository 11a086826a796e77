import { lazy, Suspense } from 'react'

const ToolError = lazy(async () => ({ default: (await import('./ToolError.tsx')).ToolError }))

/** What shows where a tool can't be read: its window says so, and the board behind it stays. */
export const toolBoundary = (title: string) =>
  function ToolBoundary() {
    return (
      <Suspense>
        <ToolError title={title} />
      </Suspense>
    )
  }
