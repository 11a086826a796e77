import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { countExactlyQuery } from '../../__generated__/countExactlyQuery.graphql.ts'

const query = graphql`
  query countExactlyQuery($id: ID!) {
    node(id: $id) {
      ... on Bucket {
        exact: count(exact: true) {
          value
        }
      }
    }
  }
`

/** How many records a bucket holds beyond a thousand. */
export async function countExactly(environment: Environment, id: string): Promise<number | undefined> {
  const data = await fetchQuery<countExactlyQuery>(environment, query, { id }).toPromise()
  return data?.node?.exact?.value
}
