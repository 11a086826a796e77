import Box from '@mui/material/Box'
import type { CSSProperties } from 'react'
import { placeText } from './placeText.ts'
import { usePlanner, type Ghost } from './PlannerContext.ts'
import * as t from './__generated__/messages.ts'

/** Where something would stand, and what speaks against it, before it is let go. */
export function GhostBlock({ ghost, style }: { ghost: Ghost; style?: CSSProperties }) {
  const { timeZone } = usePlanner()
  const { conflicts, proposal, isLifted } = ghost
  const color = conflicts.refused
    ? 'var(--ops-late)'
    : conflicts.warnings.length
      ? 'var(--ops-warn)'
      : 'var(--ops-brand)'
  return (
    <Box
      style={style}
      data-ghost
      sx={{
        pointerEvents: 'none',
        zIndex: 4,
        border: `2px dashed ${color}`,
        borderRadius: '6px',
        bgcolor: 'color-mix(in srgb, var(--ops-surface) 70%, transparent)',
        minHeight: 22,
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: '100%',
          left: 0,
          mt: 1,
          p: '6px 10px',
          width: 'max-content',
          maxWidth: 300,
          fontSize: 12,
          lineHeight: '16px',
          border: '1px solid var(--ops-line)',
          borderRadius: '6px',
          bgcolor: 'var(--ops-raised)',
          boxShadow: 'var(--ops-shadow)',
          zIndex: 6,
        }}
      >
        <b style={{ fontWeight: 550 }}>{placeText(proposal, timeZone)}</b>
        {[conflicts.refused, ...conflicts.warnings].map((text) =>
          text ? (
            <div key={text} style={{ color }}>
              {text}
            </div>
          ) : null,
        )}
        {isLifted ? <div style={{ color: 'var(--ops-ink-2)' }}>{t.enterPutsItHereEscLeaves}</div> : null}
      </Box>
    </Box>
  )
}
