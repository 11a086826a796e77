import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import * as t from './__generated__/messages.ts'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  gap: '12px 20px',
  margin: 0,
  '& dt': { color: 'var(--ops-ink-2)', fontSize: 12, lineHeight: '16px' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .none': { color: 'var(--ops-ink-3)' },
}))

/** What is known of something, by label; what is not says so. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          {value === null || value === undefined || value === '' ? (
            <dd className="none">{t.notGiven}</dd>
          ) : (
            <dd>{value}</dd>
          )}
        </div>
      ))}
    </List>
  )
}
