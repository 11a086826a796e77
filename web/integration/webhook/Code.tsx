import { styled } from '@mui/material/styles'

const Frame = styled('pre')({
  margin: '4px 0 0',
  padding: '8px 12px',
  maxHeight: 320,
  overflow: 'auto',
  border: '1px solid var(--ops-line)',
  borderRadius: 8,
  background: 'var(--ops-page)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

/** Text as a machine wrote it; it scrolls by keyboard too. */
export const Code = ({ label, children }: { label: string; children: string }) => (
  <Frame tabIndex={0} role="region" aria-label={label}>
    {children}
  </Frame>
)
