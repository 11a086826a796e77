import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UnmappedStrip_bucket$key } from '../../__generated__/UnmappedStrip_bucket.graphql.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { BucketCount } from './BucketCount.tsx'
import { BucketPanel } from './BucketPanel.tsx'
import * as t from './__generated__/messages.ts'

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
          <BucketPanel bucket={bucket} name="UNMAPPED" label={t.unmapped} color="#64748B" empty="" />
        </Box>
      ) : null}
    </Box>
  )
}
