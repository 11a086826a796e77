import { useCallback, useState } from 'react'

/** What `usePaginationFragment` says of a list that is read page by page. */
export interface ListPage {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
}

/** Reads the next page of a list, and keeps why it could not: until it is tried again, or the list is another one. */
export function useNextPage({ loadNext }: ListPage) {
  const [failed, setFailed] = useState<{ loadNext: ListPage['loadNext']; message: string }>()
  const load = useCallback(
    (count: number) => {
      setFailed(undefined)
      loadNext(count, { onComplete: (error) => setFailed(error ? { loadNext, message: error.message } : undefined) })
    },
    [loadNext],
  )
  return { failure: failed?.loadNext === loadNext ? failed.message : undefined, load }
}
