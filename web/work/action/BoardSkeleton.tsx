import { useEffect, useState } from 'react'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { hiddenPanels } from '../../kernel/shell/boardFilter.ts'
import { bucketList } from './buckets.ts'
import { Columns } from './Columns.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const delay = 100

/** The shape of the board that is to come, where it takes longer than a moment. */
export function BoardSkeleton() {
  const [shown, setShown] = useState(false)
  const hidden = hiddenPanels(useSearch()[0])
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  const coming = bucketList.filter(({ name }) => !hidden.includes(name.toLowerCase()))
  return (
    <Columns count={coming.length} aria-busy="true" role="group" aria-label={t.loadingTheBoard}>
      {coming.map(({ name, label, color }, column) => (
        <PanelFrame key={name} label={label} color={color} count="">
          <div style={{ padding: 8, display: 'grid', gap: 6 }}>
            {Array.from({ length: 6 - column }, (_, i) => (
              <Ghost key={i} style={{ height: 78 }} />
            ))}
          </div>
        </PanelFrame>
      ))}
    </Columns>
  )
}
