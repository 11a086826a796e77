import { styled } from '@mui/material/styles'

const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& button': {
    flex: '1 0 auto',
    minWidth: 72,
    minHeight: 36,
    padding: '0 12px',
    border: '1px solid var(--ops-field)',
    borderRadius: 8,
    background: 'var(--ops-surface)',
    color: 'var(--ops-ink)',
    font: 'inherit',
    cursor: 'pointer',
    '@media (pointer: coarse), (max-width: 600px)': { minHeight: 44 },
  },
  '& button[aria-pressed="true"]': {
    background: 'var(--ops-brand-weak)',
    borderColor: 'var(--ops-brand)',
    fontWeight: 550,
  },
  '& button.fails[aria-pressed="true"]': {
    background: 'none',
    borderColor: 'var(--ops-late)',
    color: 'var(--ops-late)',
  },
  '& button:disabled': { cursor: 'default', opacity: 0.75 },
})

interface TapButtonsProps {
  labelId: string
  options: readonly { value: string; label: string; fails: boolean }[]
  chosen: string | undefined
  isDisabled: boolean
  /** The keys that choose, for a screen reader. */
  keys?: string
  /** The chosen one again takes it back. */
  onChoose: (value: string | undefined) => void
}

/** A few answers of which one is chosen by one tap. */
export const TapButtons = ({ labelId, options, chosen, isDisabled, keys, onChoose }: TapButtonsProps) => (
  <Group role="group" aria-labelledby={labelId}>
    {options.map(({ value, label, fails }) => (
      <button
        key={value}
        type="button"
        className={fails ? 'fails' : undefined}
        aria-pressed={chosen === value}
        aria-keyshortcuts={keys}
        disabled={isDisabled}
        onClick={() => onChoose(chosen === value ? undefined : value)}
      >
        {label}
      </button>
    ))}
  </Group>
)
