import { useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { BucketCount_bucket$key } from '../../__generated__/BucketCount_bucket.graphql.ts'
import type { BucketCountExactQuery } from '../../__generated__/BucketCountExactQuery.graphql.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const exactQuery = graphql`
  query BucketCountExactQuery($id: ID!) {
    node(id: $id) {
      ... on Bucket {
        exact: count(exact: true) {
          value
        }
      }
    }
  }
`

const format = new Intl.NumberFormat('en')

/** How many records the bucket holds; beyond a thousand the exact number comes on request. */
export function BucketCount({ bucket: key }: { bucket: BucketCount_bucket$key }) {
  const bucket = useFragment(
    graphql`
      fragment BucketCount_bucket on Bucket {
        id
        count {
          value
          isExact
        }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const [exact, setExact] = useState<number>()
  const { value, isExact } = bucket.count
  if (isExact) return <>{format.format(value)}</>
  if (exact !== undefined) return <>{format.format(exact)}</>
  const ask = () =>
    fetchQuery<BucketCountExactQuery>(environment, exactQuery, { id: bucket.id }).subscribe({
      next: ({ node }) => setExact(node?.exact?.value),
      error: (error: Error) => toast('error', t.errorWhileCountingActionRecords, error.message),
    })
  return (
    <PlainButton
      type="button"
      title={t.countExactly}
      aria-label={t.moreThanCountExactly({ format: format.format(value) })}
      onClick={ask}
    >
      {format.format(value)}+
    </PlainButton>
  )
}
