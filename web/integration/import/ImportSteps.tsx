import { styled } from '@mui/material/styles'
import * as t from './__generated__/messages.ts'

const List = styled('ol')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: '8px 20px',
  background: 'var(--ops-surface)',
  borderBottom: '1px solid var(--ops-line)',
  color: 'var(--ops-ink-3)',
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& .number': { fontVariantNumeric: 'tabular-nums' },
  '& [aria-current]': { color: 'var(--ops-brand)', fontWeight: 550 },
  '& .passed': { color: 'var(--ops-ink-2)' },
})

const steps = [t.file, t.columns, t.whatChanges, t.result] as const

/** How far an import is, from 0. */
export const ImportSteps = ({ current }: { current: number }) => (
  <nav aria-label={t.steps}>
    <List>
      {steps.map((label, i) => (
        <li
          key={label}
          aria-current={i === current ? 'step' : undefined}
          className={i < current ? 'passed' : undefined}
        >
          <span className="number">{i + 1}</span>
          {label}
        </li>
      ))}
    </List>
  </nav>
)
