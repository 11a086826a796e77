import { graphql } from 'react-relay'

export const gridQuery = graphql`
  query gridQuery($filter: ActionFilter, $asOf: DateTime, $name: GridName!, $first: Int, $warns: Boolean!) {
    board(filter: $filter, asOf: $asOf) {
      grids(names: [$name]) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for GridCards
        ...GridCards_grid @arguments(first: $first, warns: $warns)
      }
    }
  }
`
