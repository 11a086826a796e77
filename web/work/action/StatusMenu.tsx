import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import { useState } from 'react'
import { ChevronIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { bucketList } from './buckets.ts'
import type { BucketName } from './moves.ts'
import { refusedItems, stepItems } from './stepItems.tsx'
import * as t from './__generated__/messages.ts'

interface StatusMenuProps {
  stateName: string
  bucket: BucketName | null | undefined
  steps: Parameters<typeof stepItems>[0]
  refused: Parameters<typeof refusedItems>[0]
}

/** The state of a record; it opens what leads on from there, and what the viewer may not, with why. */
export function StatusMenu({ stateName, bucket, steps, refused }: StatusMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const close = () => setAnchor(undefined)
  const color = bucketList.find(({ name }) => name === bucket)?.color ?? 'var(--ops-ink-3)'
  return (
    <>
      <PlainButton
        type="button"
        className="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-label={t.status({ stateName })}
        style={{ borderRadius: 16, fontWeight: 550 }}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ width: 8, height: 8, borderRadius: '50%' }} style={{ background: color }} />
        {stateName}
        <ChevronIcon />
      </PlainButton>
      {anchor ? (
        <Menu
          anchorEl={anchor}
          open
          onClose={close}
          slotProps={{ list: { 'aria-label': t.steps, disabledItemsFocusable: true } }}
        >
          {stepItems(
            steps.map((step) => ({
              ...step,
              act() {
                close()
                step.act()
              },
            })),
          )}
          {steps.length && refused.length ? <Divider component="li" role="presentation" /> : null}
          {refusedItems(refused)}
        </Menu>
      ) : null}
    </>
  )
}
