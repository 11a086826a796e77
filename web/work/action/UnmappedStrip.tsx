import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UnmappedStrip_bucket$key } from '../../__generated__/UnmappedStrip_bucket.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { BucketCount } from './BucketCount.tsx'
import { BucketPanel } from './BucketPanel.tsx'

/** The fifth strip: records whose status belongs to no bucket. It is one line until somebody wants to see them. */
export function UnmappedStrip({ bucket: key }: { bucket: UnmappedStrip_bucket$key }) {
  const bucket = useFragment(
    graphql`
      fragment UnmappedStrip_bucket on Bucket {
        ...BucketCount_bucket
        ...BucketPanel_bucket
      }
    `,
    key,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ px: { xs: 3, md: 5 }, pb: 3, mt: -2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.disabled' }}>
        <strong>Unmapped</strong> <BucketCount bucket={bucket} />
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          Their status belongs to no bucket; an older system left it behind.
        </Box>
        <PlainButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </PlainButton>
      </Box>
      {isOpen ? (
        <Box sx={{ height: 200, display: 'grid' }}>
          <BucketPanel bucket={bucket} name="UNMAPPED" label="Unmapped" color="#64748B" empty="" />
        </Box>
      ) : null}
    </Box>
  )
}
