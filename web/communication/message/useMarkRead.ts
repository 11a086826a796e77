import { useEffect } from 'react'
import { graphql, useMutation as useRelayMutation } from 'react-relay'
import type { useMarkReadMutation } from '../../__generated__/useMarkReadMutation.graphql.ts'

const mutation = graphql`
  mutation useMarkReadMutation($input: MarkThreadReadInput!) {
    result: markThreadRead(input: $input) {
      ... on MarkThreadReadSuccess {
        thread {
          id
          unreadCount
        }
      }
    }
  }
`

/** Notes that a thread was read as far as it is shown, once its page is looked at. */
export function useMarkRead(threadId: string, unreadCount: number, upToId: string | undefined) {
  const [commit] = useRelayMutation<useMarkReadMutation>(mutation)
  useEffect(() => {
    if (!unreadCount || upToId === undefined) return
    // Where it fails it stays unread, which is no harm.
    const mark = () => {
      if (document.visibilityState === 'visible')
        commit({ variables: { input: { threadId, upToId } }, onError: () => {} })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [commit, threadId, unreadCount, upToId])
}
