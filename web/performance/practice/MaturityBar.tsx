import Box from '@mui/material/Box'

interface MaturityBarProps {
  /** From 0 to 100; null where nothing is known. */
  maturity: number | null | undefined
  stage: string
}

/** A maturity as a bar, its number and its word; of nothing, the word alone. */
export function MaturityBar({ maturity, stage }: MaturityBarProps) {
  const isKnown = maturity !== null && maturity !== undefined
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(64px, 1fr) 28px 84px', alignItems: 'center', gap: 2 }}>
      <Box
        aria-hidden="true"
        sx={{
          height: 8,
          borderRadius: 1,
          bgcolor: 'var(--ops-line-2)',
          border: isKnown ? 0 : '1px dashed var(--ops-line)',
          overflow: 'hidden',
        }}
      >
        {isKnown ? <Box sx={{ height: 8, width: `${maturity}%`, bgcolor: 'var(--ops-brand)' }} /> : null}
      </Box>
      <Box component="span" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 550 }}>
        {isKnown ? maturity : ''}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
        {stage}
      </Box>
    </Box>
  )
}
