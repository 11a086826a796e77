import { lazy, Suspense } from 'react'
import { Contained } from '../../kernel/ui/Contained.tsx'

/** The board is painted first. */
const afterPaint = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 1000 }) : setTimeout(resolve, 0),
  )

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
