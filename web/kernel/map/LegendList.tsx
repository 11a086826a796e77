import Box from '@mui/material/Box'
import { useId, type CSSProperties } from 'react'

interface LegendListProps {
  title: string
  entries: readonly { text: string; mark: CSSProperties }[]
}

/** Marks of a map, and in words what each means. */
export function LegendList({ title, entries }: LegendListProps) {
  const id = useId()
  return (
    <>
      <Box id={id} sx={{ mt: 1, color: 'text.secondary', fontWeight: 550 }}>
        {title}
      </Box>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {entries.map(({ text, mark }) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box
              component="span"
              aria-hidden="true"
              sx={{ width: 24, flex: 'none', display: 'grid', placeItems: 'center' }}
            >
              <span style={{ boxSizing: 'border-box', ...mark }} />
            </Box>
            {text}
          </Box>
        ))}
      </Box>
    </>
  )
}
