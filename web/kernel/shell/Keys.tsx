import { styled } from '@mui/material/styles'

const Key = styled('kbd')({
  minWidth: 20,
  padding: '0 5px',
  border: '1px solid var(--ops-line)',
  borderRadius: 4,
  color: 'var(--ops-ink-2)',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})

/** Keys as they are pressed, one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span style={{ display: 'inline-flex', gap: 4, flex: 'none' }}>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </span>
  )
}
