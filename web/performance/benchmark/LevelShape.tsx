import { levelLook, type Level } from './levels.ts'

const shapes: Partial<Record<Level, React.ReactNode>> = {
  MET: <circle cx={5} cy={5} r={4} fill="currentColor" />,
  OPPORTUNITY: <path d="M5 .500 9.500 5 5 9.500.500 5z" fill="currentColor" />,
  WARNING: <path d="M5 1 9.500 9h-9z" fill="currentColor" />,
  MISSED_OPPORTUNITY: <path d="M1 1h8v8H1z" fill="currentColor" />,
}

/** A level as a shape in its colour, for beside a word. */
export const LevelShape = ({ level }: { level: Level | null | undefined }) => (
  <svg
    width={10}
    height={10}
    viewBox="0 0 10 10"
    aria-hidden="true"
    style={{ color: levelLook(level).color, flex: 'none' }}
  >
    {(level && shapes[level]) ?? <circle cx={5} cy={5} r={3.5} fill="none" stroke="currentColor" />}
  </svg>
)
