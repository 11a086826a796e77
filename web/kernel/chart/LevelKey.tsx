import Box from '@mui/material/Box'
import type { ChartLevel } from './chartData.ts'
import { levelLook } from './levelLook.ts'

/** The levels below a chart that is too narrow to have their texts beside it. */
export const LevelKey = ({ levels }: { levels: readonly ChartLevel[] }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 4,
      rowGap: 1,
      pt: 1,
      fontSize: 12,
      lineHeight: '16px',
      color: 'text.secondary',
    }}
  >
    {levels.map(({ text, kind }) => (
      <Box key={text} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
        <svg width={20} height={2} aria-hidden="true">
          <line x1={0} x2={20} y1={1} y2={1} {...levelLook[kind]} strokeWidth={1.5} />
        </svg>
        {text}
      </Box>
    ))}
  </Box>
)
