import Box from '@mui/material/Box'
import { Suspense, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { BucketPanel_bucket$key } from '../../__generated__/BucketPanel_bucket.graphql.ts'
import pageQuery, { type BucketPanelPageQuery } from '../../__generated__/BucketPanelPageQuery.graphql.ts'
import type { UnmappedStrip_bucket$key } from '../../__generated__/UnmappedStrip_bucket.graphql.ts'
import { useLoaded } from '../../kernel/relay/useLoaded.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { BucketCount } from './BucketCount.tsx'
import { BucketPanel } from './BucketPanel.tsx'
import * as t from './__generated__/messages.ts'

interface UnmappedStripProps {
  bucket: UnmappedStrip_bucket$key
  /** Its records, where the board has read them. */
  panel: BucketPanel_bucket$key | null | undefined
}

const Panel = ({ bucket }: { bucket: BucketPanel_bucket$key }) => (
  <BucketPanel bucket={bucket} name="UNMAPPED" label={t.unmapped} color="#64748B" empty="" />
)

/** Its records, read as it opens. */
function LatePanel({ id }: { id: string }) {
  const { reference, read } = useLoaded<BucketPanelPageQuery>(pageQuery, { id })
  return (
    <Retry onRetry={read}>
      <Suspense>{reference ? <Read reference={reference} /> : null}</Suspense>
    </Retry>
  )
}

function Read({ reference }: { reference: PreloadedQuery<BucketPanelPageQuery> }) {
  const { node } = usePreloadedQuery<BucketPanelPageQuery>(pageQuery, reference)
  return node ? <Panel bucket={node} /> : null
}

/** The fifth strip: records whose status belongs to no bucket. It is one line until somebody wants to see them. */
export function UnmappedStrip({ bucket: key, panel }: UnmappedStripProps) {
  const bucket = useFragment(
    graphql`
      fragment UnmappedStrip_bucket on Bucket {
        id
        ...BucketCount_bucket
      }
    `,
    key,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ px: { xs: 3, md: 5 }, pb: 3, mt: -2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.disabled' }}>
        <strong>{t.unmapped}</strong> <BucketCount bucket={bucket} />
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {t.theirStatusBelongsToNoBucket}
        </Box>
        <PlainButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.hide : t.show}
        </PlainButton>
      </Box>
      {isOpen ? (
        <Box sx={{ height: 200, display: 'grid' }}>
          {panel ? <Panel bucket={panel} /> : <LatePanel id={bucket.id} />}
        </Box>
      ) : null}
    </Box>
  )
}
