import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import type { ImportLine_row$key } from '../../__generated__/ImportLine_row.graphql.ts'
import { effectNames } from './EffectFilter.tsx'
import * as t from './__generated__/messages.ts'

/** A row of a file: what it does, field by field, or what is wrong with it. */
export function ImportLine({ row }: { row: ImportLine_row$key }) {
  const { number, effect, cells, changes, problems, isWritten } = useFragment(
    graphql`
      fragment ImportLine_row on ImportLine {
        number
        effect
        cells
        isWritten
        changes {
          field
          before
          after
        }
        problems {
          field
          message
        }
      }
    `,
    row,
  )
  const word = effect && effect !== '%future added value' ? effectNames[effect] : t.notCompared
  const isRefused = effect === 'REFUSED'
  const named = cells.filter(Boolean).slice(0, 4).join(' · ')
  return (
    <Box
      role="listitem"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '64px minmax(0, 1fr)', sm: '72px 84px minmax(0, 1fr)' },
        columnGap: 2,
        minHeight: 44,
        alignItems: 'center',
        px: 3,
        py: 1,
        borderBottom: '1px solid var(--ops-line-2)',
        fontSize: 13,
        lineHeight: '18px',
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <span style={{ color: 'var(--ops-ink-3)', fontVariantNumeric: 'tabular-nums' }}>{t.row({ nth: number })}</span>
      <span
        style={{
          color: isRefused ? 'var(--ops-late)' : undefined,
          fontWeight: isRefused || effect === 'CHANGED' ? 550 : 400,
        }}
      >
        {word}
        {isWritten ? (
          <span style={{ display: 'block', color: 'var(--ops-ink-3)', fontSize: 12, fontWeight: 400 }}>
            {t.written}
          </span>
        ) : null}
      </span>
      <span style={{ overflowWrap: 'anywhere' }}>
        {isRefused || effect !== 'CREATED' ? (
          <span style={{ display: 'block', color: 'var(--ops-ink-2)' }}>{named}</span>
        ) : null}
        {problems.map(({ field, message }) => (
          <span key={field + message} style={{ display: 'block' }}>
            {field}: {message}
          </span>
        ))}
        {isRefused
          ? null
          : changes.map(({ field, before, after }) => (
              <span key={field} style={{ marginInlineEnd: 12 }}>
                <span style={{ color: 'var(--ops-ink-3)' }}>{field}</span>{' '}
                {effect === 'CHANGED' ? (
                  <>
                    <s>{before || t.nothing}</s> →{' '}
                  </>
                ) : null}
                {after}
              </span>
            ))}
      </span>
    </Box>
  )
}
