import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OccurrenceRow_occurrence$key } from '../../__generated__/OccurrenceRow_occurrence.graphql.ts'
import type { OccurrenceRow_series$key } from '../../__generated__/OccurrenceRow_series.graphql.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { OccurrenceActions } from './OccurrenceActions.tsx'
import { StateTag } from './StateTag.tsx'
import { instantOf, wallIn } from '../../kernel/ui/wallTimes.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

interface OccurrenceRowProps {
  occurrence: OccurrenceRow_occurrence$key
  series: OccurrenceRow_series$key
  /** Where nothing can be done with it any more, it is left out. */
  onChanged?: (id?: string) => void
}

/** One time that a routine falls due, or fell. */
export function OccurrenceRow({ occurrence: key, series: of, onChanged }: OccurrenceRowProps) {
  const occurrence = useFragment(
    graphql`
      fragment OccurrenceRow_occurrence on Occurrence {
        slot
        startsAt
        clockNote
        state
        isLate
        reason
        title
        isChanged
        closedAt
        action {
          key
          addressKey
        }
        closedBy {
          name
        }
        ...OccurrenceActions_occurrence
      }
    `,
    key,
  )
  const series = useFragment(
    graphql`
      fragment OccurrenceRow_series on Series {
        timeZone
        ...OccurrenceActions_series
      }
    `,
    of,
  )
  const { slot, title, state, isLate, reason, closedAt, closedBy, action, clockNote } = occurrence
  const wall = wallIn(occurrence.startsAt, series.timeZone)
  const isMoved = wall !== slot && !clockNote
  const said = [reason, closedBy?.name, closedAt && state !== 'MISSED' ? momentText(closedAt, series.timeZone) : '']
    .filter(Boolean)
    .join(' · ')
  return (
    <tr>
      <th scope="row" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {momentText(occurrence.startsAt, series.timeZone)}
        {isMoved ? (
          <div style={note}>
            {t.insteadOf({ momentText: momentText(instantOf(slot, series.timeZone), series.timeZone) })}
          </div>
        ) : null}
        {clockNote ? <div style={{ ...note, color: 'var(--ops-warn)', whiteSpace: 'normal' }}>{clockNote}</div> : null}
      </th>
      <td style={{ minWidth: 140 }}>
        {action ? <Link to={`/home/record/${action.addressKey}`}>{action.key}</Link> : null} {title}{' '}
        {occurrence.isChanged ? <Tag>{t.changed}</Tag> : null}
      </td>
      <td>
        <StateTag state={state} isLate={isLate} />
        {said ? <div style={note}>{said}</div> : null}
      </td>
      <td>{onChanged ? <OccurrenceActions occurrence={occurrence} series={series} onChanged={onChanged} /> : null}</td>
    </tr>
  )
}

const note = { color: 'var(--ops-ink-3)', fontSize: 12, fontWeight: 400 } as const
