import { number } from '../../kernel/messages/format.ts'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { BucketCount_bucket$key } from '../../__generated__/BucketCount_bucket.graphql.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import * as t from './__generated__/messages.ts'

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
  if (isExact) return <>{number(value)}</>
  if (exact !== undefined) return <>{number(exact)}</>
  async function ask() {
    try {
      const { countExactly } = await import('./countExactly.ts')
      setExact(await countExactly(environment, bucket.id))
    } catch (error) {
      toast('error', t.errorWhileCountingActionRecords, (error as Error).message)
    }
  }
  return (
    <PlainButton
      type="button"
      title={t.countExactly}
      aria-label={t.moreThanCountExactly({ count: value })}
      onClick={() => void ask()}
    >
      {number(value)}+
    </PlainButton>
  )
}
