import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { treeLevelQuery as TreeLevelQuery } from '../../__generated__/treeLevelQuery.graphql.ts'

export const treeLevelQuery = graphql`
  query treeLevelQuery($id: ID!, $isArchived: Boolean) {
    node(id: $id) {
      ... on Organization @alias(as: "organization") {
        childCount
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for TreeLevel
        ...TreeLevel_organization @arguments(isArchived: $isArchived)
      }
    }
  }
`

/** Reads levels of the tree anew, after something there has changed. */
export function refreshLevels(
  environment: Environment,
  ids: readonly (string | null | undefined)[],
  archived: boolean,
): Promise<unknown> {
  const levels = [...new Set(ids)].filter((id) => id != null)
  return Promise.all(
    levels.map((id) =>
      fetchQuery<TreeLevelQuery>(
        environment,
        treeLevelQuery,
        { id, isArchived: archived ? null : false },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        // Then it shows what it knew.
        .catch(() => {}),
    ),
  )
}
