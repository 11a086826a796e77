import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useImportProgressQuery } from '../../__generated__/useImportProgressQuery.graphql.ts'

const query = graphql`
  # eslint-disable-next-line relay/unused-fields -- kept in the store, where the steps of the page read them
  query useImportProgressQuery($id: ID!) {
    import(id: $id) {
      id
      state
      version
      total
      compared
      created
      changed
      same
      refused
      written
      problem
      startedAt
      finishedAt
      invitations
    }
  }
`

const every = 1_000

/** Reads how far an import is, again and again, as long as it is at work. */
export function useImportProgress(id: string, isAtWork: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isAtWork) return undefined
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const read = () => {
      const next = () => {
        if (!isOver) timer = setTimeout(read, every)
      }
      fetchQuery<useImportProgressQuery>(environment, query, { id }, { networkCacheConfig: { force: true } }).subscribe(
        { complete: next, error: next },
      )
    }
    timer = setTimeout(read, every)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [environment, id, isAtWork])
}
