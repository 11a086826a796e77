import { styled } from '@mui/material/styles'
import { figure } from '../metric/words.ts'
import { levelLook, type Level } from './levels.ts'
import * as t from './__generated__/messages.ts'

const Frame = styled('div')({
  position: 'relative',
  height: 50,
  marginTop: 2,
  fontSize: 12,
  lineHeight: '14px',
  color: 'var(--ops-ink-2)',
  fontVariantNumeric: 'tabular-nums',
  '& .track, & .fill': { position: 'absolute', top: 20, left: 0, height: 4, borderRadius: 2 },
  '& .track': { right: 0, background: 'var(--ops-line)' },
  '& .mark': { position: 'absolute', top: 15, width: 1, height: 14, background: 'var(--ops-ink-3)' },
  '& .name': { position: 'absolute', whiteSpace: 'nowrap', transform: 'translateX(-50%)' },
  '& .at': {
    position: 'absolute',
    top: 17,
    width: 10,
    height: 10,
    marginLeft: -5,
    borderRadius: '50%',
    border: '2px solid var(--ops-surface)',
  },
})

interface LevelScaleProps {
  attainment: number | null | undefined
  level: Level | null | undefined
  missed: number
  warning: number
  ctq: number
}

/** The levels as marks of a line from 0 to 100, and where it stands on it. */
export function LevelScale({ attainment, level, missed, warning, ctq }: LevelScaleProps) {
  const { text, color } = levelLook(level)
  const marks = [
    { at: missed, name: t.missed },
    { at: warning, name: t.warning },
    { at: ctq, name: t.ctq },
  ]
  const where = attainment == null ? t.noData : t.of100({ figure: figure(attainment), text })
  return (
    <Frame
      role="img"
      aria-label={t.attainmentMissedOpportunityBelowWarningBelow({
        where,
        figure: figure(missed),
        figure2: figure(warning),
        figure3: figure(ctq),
      })}
    >
      <div className="track" />
      {attainment == null ? null : <div className="fill" style={{ width: `${attainment}%`, background: color }} />}
      {/* The one in the middle stands below, so that no name covers another. */}
      {marks.map(({ at, name }, i) => (
        <span key={name}>
          <span className="mark" style={{ left: `${at}%` }} />
          <span className="name" style={{ top: i === 1 ? 34 : 0, left: `clamp(30px, ${at}%, calc(100% - 26px))` }}>
            {name} {figure(at)}
          </span>
        </span>
      ))}
      {attainment == null ? null : (
        <span className="at" style={{ left: `clamp(5px, ${attainment}%, calc(100% - 5px))`, background: color }} />
      )}
    </Frame>
  )
}
