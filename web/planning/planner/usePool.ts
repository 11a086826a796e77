import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { usePool_action$key } from '../../__generated__/usePool_action.graphql.ts'
import { workOf, type Work } from './work.ts'

/** All records that the planner has at hand, each once, wherever it stands: a move of one is seen in all places. */
export function usePool(keys: usePool_action$key): readonly Work[] {
  const actions = useFragment(
    graphql`
      fragment usePool_action on Action @relay(plural: true) {
        id
        key
        addressKey
        title
        version
        bucket
        isScheduled
        schedule {
          start
          end
        }
        serviceTimeMins
        viewerTransitions
        priority {
          id
        }
        priority {
          name
        }
        organization {
          name
          rootName
          path
          timeZone
        }
        group {
          name
        }
        vehicle {
          unitNumber
        }
        assignee {
          id
          name
        }
      }
    `,
    keys,
  )
  return useMemo(() => [...new Map(actions.map((action) => [action.id, workOf(action)])).values()], [actions])
}
