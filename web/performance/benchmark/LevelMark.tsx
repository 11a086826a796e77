import { levelLook, type Level } from './levels.ts'
import { LevelShape } from './LevelShape.tsx'

/** A level in a shape, a colour and a word. */
export const LevelMark = ({ level }: { level: Level | null | undefined }) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap', fontWeight: 550 }}>
    <LevelShape level={level} />
    {levelLook(level).text}
  </span>
)
