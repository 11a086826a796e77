import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { usePermissionsQuery } from '../../__generated__/usePermissionsQuery.graphql.ts'

const query = graphql`
  query usePermissionsQuery($matrixId: ID!, $userId: ID!, $cells: [PolicyCellInput!]) {
    node(id: $matrixId) {
      ... on RoleMatrix {
        effectivePermissions(userId: $userId, previewCells: $cells) {
          capability
          purpose
          section
          reach
          previewReach
          membership {
            accessLevelName
            organization {
              name
            }
          }
        }
      }
    }
  }
`

export type PreviewCells = NonNullable<usePermissionsQuery['variables']['cells']>
export type Permissions = NonNullable<NonNullable<usePermissionsQuery['response']['node']>['effectivePermissions']>

const pause = 150

/** What somebody may do, before and after cells that are not saved; null where they are out of sight. */
export function usePermissions(matrixId: string, userId: string, cells: PreviewCells) {
  const environment = useRelayEnvironment()
  const [permissions, setPermissions] = useState<Permissions | null>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const asked = JSON.stringify({ cells, tries })
  useEffect(() => {
    let ended: (() => void) | undefined
    const timer = setTimeout(() => {
      const variables = { matrixId, userId, cells: (JSON.parse(asked) as { cells: PreviewCells }).cells }
      const subscription = fetchQuery<usePermissionsQuery>(environment, query, variables, {
        networkCacheConfig: { force: true },
      }).subscribe({
        next({ node }) {
          setPermissions(node?.effectivePermissions ?? null)
          setFailure(undefined)
        },
        error: (failed: Error) => setFailure(failed.message),
      })
      ended = () => subscription.unsubscribe()
    }, pause)
    return () => {
      clearTimeout(timer)
      ended?.()
    }
  }, [environment, matrixId, userId, asked])
  return { permissions, failure, retry: () => setTries((n) => n + 1) }
}
