import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { usePrioritiesQuery } from '../../__generated__/usePrioritiesQuery.graphql.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'

const query = graphql`
  query usePrioritiesQuery($id: ID!) {
    node(id: $id) {
      ... on Action @alias(as: "action") {
        viewerPriorities {
          id
          name
        }
      }
    }
  }
`

type Priorities = NonNullable<NonNullable<usePrioritiesQuery['response']['node']>['action']>['viewerPriorities']

/** The priorities that the viewer may give a record; undefined while they are on their way. */
export function usePriorities(actionId: string): Priorities | undefined {
  const environment = useRelayEnvironment()
  const viewer = useViewer()
  const [priorities, setPriorities] = useState<Priorities>()
  useEffect(() => {
    // Read again for whoever has other rights than before: they are offered other things.
    if (!viewer) return
    const request = fetchQuery<usePrioritiesQuery>(
      environment,
      query,
      { id: actionId },
      { networkCacheConfig: { force: true } },
    )
    const subscription = request.subscribe({ next: (data) => setPriorities(data.node?.action?.viewerPriorities ?? []) })
    return () => subscription.unsubscribe()
  }, [environment, actionId, viewer])
  return priorities
}
