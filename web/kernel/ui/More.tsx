import type { CSSProperties } from 'react'
import { useNextPage, type ListPage } from '../relay/useNextPage.ts'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

interface MoreProps {
  page: ListPage
  label?: string
  style?: CSSProperties
}

/** Shows what follows of a list, where something does, and says where it could not be read. */
export function More({ page, label = t.showMore, style }: MoreProps) {
  const { failure, load } = useNextPage(page)
  return page.hasNext ? (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '8px 12px', ...style }}>
      {failure ? <span role="alert">{t.moreCouldNotBeLoaded({ failure })}</span> : null}
      <PlainButton type="button" className="outlined" disabled={page.isLoadingNext} onClick={() => load(50)}>
        {failure ? t.tryAgain : label}
      </PlainButton>
    </div>
  ) : null
}
