import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RoutineRow_series$key } from '../../__generated__/RoutineRow_series.graphql.ts'
import { unitText } from '../../organization/vehicle/unitText.ts'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { RoutineActions } from './RoutineActions.tsx'
import { TallyText } from './TallyText.tsx'
import { placeOf, wallMoment } from '../../kernel/ui/wallTimes.ts'
import * as t from './__generated__/messages.ts'

/** One routine in a list. */
export function RoutineRow({ series: key, onChanged }: { series: RoutineRow_series$key; onChanged: () => void }) {
  const series = useFragment(
    graphql`
      fragment RoutineRow_series on Series {
        id
        title
        sentence
        timeZone
        status
        organization {
          name
          rootName
        }
        vehicle {
          unitNumber
        }
        taskRecord {
          vehicle {
            unitNumber
          }
        }
        nextTimes {
          wallTime
          note
        }
        tally {
          ...TallyText_tally
        }
        ...RoutineActions_series
      }
    `,
    key,
  )
  const { status, title, nextTimes } = series
  return (
    <tr>
      <th scope="row" style={{ whiteSpace: 'normal', minWidth: 160 }}>
        <Link to={`/tasks/routine/${series.id}`} style={{ color: 'inherit' }}>
          {title}
        </Link>{' '}
        {status === 'ACTIVE' ? null : <Tag>{status === 'PAUSED' ? t.paused : t.ended}</Tag>}
        <div style={{ color: 'var(--ops-ink-3)', fontSize: 12, fontWeight: 400 }}>
          {[unitText(series.vehicle ?? series.taskRecord.vehicle), series.organization && inRoot(series.organization)]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </th>
      <td style={{ minWidth: 160 }}>
        {series.sentence}
        <div style={{ color: 'var(--ops-ink-3)', fontSize: 12 }} title={series.timeZone}>
          {t.time({ placeOf: placeOf(series.timeZone) })}
        </div>
      </td>
      <td>
        {nextTimes.map(({ wallTime, note }) => (
          <div key={wallTime} style={{ whiteSpace: 'nowrap' }} title={note ?? undefined}>
            {wallMoment(wallTime)}
            {note ? <Tag style={{ marginInlineStart: 6 }}>{t.clockChange}</Tag> : null}
          </div>
        ))}
        {nextTimes.length ? null : <span style={{ color: 'var(--ops-ink-3)' }}>{t.none}</span>}
      </td>
      <td>
        <TallyText tally={series.tally} />
      </td>
      <td>
        <RoutineActions series={series} onChanged={onChanged} />
      </td>
    </tr>
  )
}
