import { graphql } from 'react-relay'

export const gridQuery = graphql`
  query gridQuery($filter: ActionFilter, $name: GridName!, $first: Int, $warns: Boolean!) {
    board(filter: $filter) {
      grids(names: [$name]) {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for GridCards
        ...GridCards_grid @arguments(first: $first, warns: $warns)
      }
    }
  }
`
