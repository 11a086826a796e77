import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRecordChoicesQuery } from '../../__generated__/useRecordChoicesQuery.graphql.ts'
import type { Problems } from '../../kernel/relay/problems.ts'
import { useViewer } from '../../kernel/shell/viewer.ts'

const query = graphql`
  query useRecordChoicesQuery($organizationId: ID!, $groupId: ID, $isChosen: Boolean!) {
    node(id: $organizationId) @include(if: $isChosen) {
      ... on Organization @alias(as: "organization") {
        recordChoices(groupId: $groupId) {
          permission {
            allowed
            reason
          }
          priorities {
            id
            name
          }
          groups {
            id
            name
            department {
              name
            }
          }
        }
      }
    }
    classes: reference(list: ACTION_CLASS) {
      id
      name
    }
  }
`

/** What a new record of an organization may be: classes, priorities and groups, as far as the viewer may say. */
export function useRecordChoices(organizationId: string, groupId: string, onProblems?: (problems: Problems) => void) {
  const environment = useRelayEnvironment()
  const viewer = useViewer()
  const [options, setOptions] = useState<useRecordChoicesQuery['response']>()
  useEffect(() => {
    // Read again for whoever has other rights than before: they are offered other things.
    if (!viewer) return
    const request = fetchQuery<useRecordChoicesQuery>(
      environment,
      query,
      { organizationId, groupId: groupId || null, isChosen: organizationId !== '' },
      { networkCacheConfig: { force: true } },
    )
    const subscription = request.subscribe({
      next: setOptions,
      error: (error: Error) => onProblems?.({ input: error.message }),
    })
    return () => subscription.unsubscribe()
  }, [environment, organizationId, groupId, viewer, onProblems])
  const choices = options?.node?.organization?.recordChoices
  const departments = [...new Set(choices?.groups.map(({ department }) => department.name))].map((name) => ({
    name,
    groups: choices!.groups.filter(({ department }) => department.name === name),
  }))
  return {
    classes: options?.classes,
    priorities: choices?.priorities,
    departments,
    /** Why the viewer may add none there. */
    refusal: choices && !choices.permission.allowed ? choices.permission.reason : undefined,
  }
}
