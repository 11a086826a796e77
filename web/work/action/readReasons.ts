// Why a record does not go somewhere: the board knows what is offered, the record knows why the rest is not.
import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { readReasonsQuery } from '../../__generated__/readReasonsQuery.graphql.ts'
import type { BucketName } from './moves.ts'

const query = graphql`
  query readReasonsQuery($id: ID!) {
    node(id: $id) {
      ... on Action @alias(as: "action") {
        stateName
        allowedTransitions {
          name
          label
          allowed
          fitsState
          reason
          bucket
        }
      }
    }
  }
`

export interface Reason {
  name: string
  label: string
  reason: string
}

/**
 * What can't be done with a record now, of what makes sense in its state, each with why; of one bucket, of what leads
 * there.
 */
export async function readReasons(
  environment: Environment,
  id: string,
  bucket?: BucketName,
): Promise<{ stateName: string; reasons: Reason[] }> {
  const data = await fetchQuery<readReasonsQuery>(
    environment,
    query,
    { id },
    { fetchPolicy: 'network-only', networkCacheConfig: { metadata: { silent: true } } },
  )
    .toPromise()
    .catch(() => undefined)
  const { stateName = '', allowedTransitions = [] } = data?.node?.action ?? {}
  const reasons = allowedTransitions
    .filter((one) => !one.allowed && one.fitsState && (bucket === undefined || one.bucket === bucket))
    .map(({ name, label, reason }) => ({ name, label, reason }))
  return { stateName, reasons }
}
