import { Link } from 'react-router-dom'
import { levelLook, type Level } from '../benchmark/levels.ts'
import { LevelShape } from '../benchmark/LevelShape.tsx'
import { figure } from '../metric/words.ts'
import * as t from './__generated__/messages.ts'

interface ReportCellProps {
  value: number | null | undefined
  level: Level | null | undefined
  observations: number
  /** What it is the number of. */
  about: string
  /** Its rows. */
  to: string
}

/**
 * A number with its level as a shape and a word; what is missing is no data, and where there is not enough, one sees of
 * what.
 */
export function ReportCell({ value, level, observations, about, to }: ReportCellProps) {
  if (value == null) {
    return (
      <td className="number" style={{ color: 'var(--ops-ink-3)', whiteSpace: 'nowrap' }}>
        {observations ? (
          <Link
            to={to}
            style={{ color: 'inherit' }}
            aria-label={t.insufficientDataObservations({ about, observations })}
          >
            {t.insufficientData}
          </Link>
        ) : (
          t.noData
        )}
      </td>
    )
  }
  const said = level ? levelLook(level).text : undefined
  return (
    <td className="number" title={said} style={{ whiteSpace: 'nowrap' }}>
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
        {level ? <LevelShape level={level} /> : null}
        <Link to={to} aria-label={`${about}: ${figure(value)}${said ? `, ${said}` : ''}`}>
          {figure(value)}
        </Link>
      </span>
    </td>
  )
}
