import { styled } from '@mui/material/styles'
import type { StepName } from './steps.ts'
import * as t from './__generated__/messages.ts'

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 32,
    padding: '4px 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'var(--ops-ink-2)',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& button:hover': { background: 'var(--ops-line-2)' },
  '& button[aria-current]': { background: 'var(--ops-brand-weak)', color: 'var(--ops-brand)', fontWeight: 550 },
  '& .number': { fontVariantNumeric: 'tabular-nums', width: 14 },
  '& .wrong': { marginInlineStart: 'auto', color: 'var(--ops-late)', fontSize: 12 },
  [theme.breakpoints.down('md')]: { display: 'flex', flexWrap: 'wrap', '& button': { width: 'auto' } },
}))

interface StepListProps {
  steps: readonly { readonly name: StepName; readonly label: string }[]
  current: StepName
  /** The steps in which something is wrong. */
  wrong: ReadonlySet<StepName>
  onOpen: (step: StepName) => void
}

/** The steps of a form; each can be opened at any time. */
export function StepList({ steps, current, wrong, onOpen }: StepListProps) {
  return (
    <nav aria-label={t.steps}>
      <List>
        {steps.map(({ name, label }, i) => (
          <li key={name}>
            <button type="button" aria-current={name === current ? 'step' : undefined} onClick={() => onOpen(name)}>
              <span className="number">{i + 1}</span>
              {label}
              {wrong.has(name) ? <span className="wrong">{t.toMend}</span> : null}
            </button>
          </li>
        ))}
      </List>
    </nav>
  )
}
