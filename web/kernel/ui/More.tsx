import type { CSSProperties } from 'react'
import { useNextPage, type ListPage } from '../relay/useNextPage.ts'
import { PlainButton } from './PlainButton.tsx'

interface MoreProps {
  page: ListPage
  label?: string
  style?: CSSProperties
}

/** Shows what follows of a list, where something does, and says where it could not be read. */
export function More({ page, label = 'Show more', style }: MoreProps) {
  const { failure, load } = useNextPage(page)
  return page.hasNext ? (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '8px 12px', ...style }}>
      {failure ? <span role="alert">More could not be loaded. {failure}</span> : null}
      <PlainButton type="button" className="outlined" disabled={page.isLoadingNext} onClick={() => load(50)}>
        {failure ? 'Try again' : label}
      </PlainButton>
    </div>
  ) : null
}
