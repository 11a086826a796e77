import { lazy, Suspense } from 'react'
import { afterPaint } from '../../kernel/ui/afterPaint.ts'
import { Contained } from '../../kernel/ui/Contained.tsx'

const Toolbar = lazy(async () => {
  await afterPaint()
  return { default: (await import('./Toolbar.tsx')).Toolbar }
})

/** The place of the toolbar, of its height from the beginning. */
export function ToolbarSlot() {
  return (
    <div className="no-print" style={{ minHeight: 32 }}>
      <Contained>
        <Suspense>
          <Toolbar />
        </Suspense>
      </Contained>
    </div>
  )
}
