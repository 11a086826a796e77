import { Suspense, type ReactNode } from 'react'
import type { gridQuery as GridQuery } from '../../__generated__/gridQuery.graphql.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { useBoard } from '../../work/action/BoardContext.ts'
import { GridCards } from './GridCards.tsx'
import { gridQuery } from './gridQuery.ts'
import type { Grid } from '../../work/action/grids.ts'
import { PanelFrame } from '../../work/action/PanelFrame.tsx'
import * as t from './__generated__/messages.ts'

const first = 50

/** One grid: read when it is shown, under the board's filter. */
export function GridPanel({ grid, onHide }: { grid: Grid; onHide: () => void }) {
  const { name, label } = grid
  const { filter } = useBoard()
  const asOf = useLookBack()
  const { reference, read } = useLoaded<GridQuery>(gridQuery, { filter, asOf, name, first, warns: name === 'WARN' })
  const hide = (
    <PlainButton type="button" aria-label={t.hide({ label })} title={t.hide({ label })} onClick={onHide}>
      <CloseIcon size={14} />
    </PlainButton>
  )
  const coming = (
    <PanelFrame {...grid} count="" actions={hide}>
      <div
        aria-busy="true"
        role="group"
        aria-label={t.loading({ label })}
        style={{ padding: 8, display: 'grid', gap: 6 }}
      >
        {Array.from({ length: 3 }, (_, i) => (
          <Ghost key={i} style={{ height: 78 }} />
        ))}
      </div>
    </PanelFrame>
  )
  const failed = (failure: ReactNode) => (
    <PanelFrame {...grid} count="" actions={hide}>
      {failure}
    </PanelFrame>
  )
  return (
    <Retry onRetry={read} style={{ padding: 12 }} within={failed}>
      {reference ? (
        <Suspense fallback={coming}>
          <GridCards reference={reference} grid={grid} actions={hide} />
        </Suspense>
      ) : (
        coming
      )}
    </Retry>
  )
}
