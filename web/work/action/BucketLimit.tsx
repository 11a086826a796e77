import { Suspense, useEffect, useRef, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import query, { type BucketLimitQuery } from '../../__generated__/BucketLimitQuery.graphql.ts'
import { number } from '../../kernel/messages/format.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { LimitsDialog } from './LimitsDialog.tsx'
import { limitsIn } from './limits.ts'
import type { BucketName } from './moves.ts'
import { useQuietly } from './useQuietly.ts'
import * as t from './__generated__/messages.ts'

interface BucketLimitProps {
  bucketId: string
  name: BucketName
  label: string
}

/** How many hours of work a column holds of those that it is meant to; nothing where it has no limit. */
export function BucketLimit({ name, ...rest }: BucketLimitProps) {
  const [search] = useSearch()
  const hours = limitsIn(search).get(name)
  return hours === undefined ? null : <Limit {...rest} hours={hours} />
}

interface LimitProps extends Omit<BucketLimitProps, 'name'> {
  /** How much it is meant to hold. */
  hours: number
}

/** Read again as records move. */
function Limit({ bucketId, ...rest }: LimitProps) {
  const { reference, read } = useLoaded<BucketLimitQuery>(query, { id: bucketId })
  useQuietly(useReadAgain<BucketLimitQuery>(query, { id: bucketId }))
  return (
    <Retry onRetry={read} style={{ flexBasis: '100%' }}>
      <Suspense>{reference ? <Load {...rest} reference={reference} /> : null}</Suspense>
    </Retry>
  )
}

function Load({
  reference,
  label,
  hours: limit,
}: Omit<LimitProps, 'bucketId'> & { reference: PreloadedQuery<BucketLimitQuery> }) {
  const { node } = usePreloadedQuery<BucketLimitQuery>(
    graphql`
      query BucketLimitQuery($id: ID!) {
        node(id: $id) {
          ... on Bucket {
            serviceTimeMins
          }
        }
      }
    `,
    reference,
  )
  const [isOpen, setIsOpen] = useState(false)
  const hours = (node?.serviceTimeMins ?? 0) / 60
  const isOver = hours > limit
  const of = t.hoursOfLimit({ hours: number(hours, { maximumFractionDigits: 1 }), limit: number(limit) })
  const name = (isOver ? t.overTheLimit : t.withinTheLimit)({ label, of })
  const was = useRef(isOver)
  useEffect(() => {
    if (isOver && !was.current) announce(name)
    was.current = isOver
  }, [isOver, name])
  return (
    <>
      <PlainButton
        type="button"
        className="more"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        style={{ marginInlineStart: -9, ...(isOver && { color: 'var(--ops-late)', fontWeight: 600 }) }}
      >
        {of}
      </PlainButton>
      {isOpen ? <LimitsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
