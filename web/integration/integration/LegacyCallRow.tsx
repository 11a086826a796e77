import { number } from '../../kernel/messages/format.ts'
import { graphql, useFragment } from 'react-relay'
import type { LegacyCallRow_call$key } from '../../__generated__/LegacyCallRow_call.graphql.ts'
import { Spark } from '../../kernel/chart/Spark.tsx'
import { Moment } from '../../kernel/ui/Moment.tsx'
import * as t from './__generated__/messages.ts'

const day = 24 * 3_600_000

/** A legacy call in use: how often, when last, and by which programs. */
export function LegacyCallRow({ call }: { call: LegacyCallRow_call$key }) {
  const { method, path, summary, twins, calls, days, lastAt, userAgents } = useFragment(
    graphql`
      fragment LegacyCallRow_call on LegacyCall {
        method
        path
        summary
        twins
        calls
        days
        lastAt
        userAgents
      }
    `,
    call,
  )
  // That they are a day apart is all that the line needs.
  const times = days.map((_calls, i) => new Date(i * day).toISOString())
  const about = calls ? t.in30DaysAtMostA({ calls, max: Math.max(...days), at: days.at(-1) ?? 0 }) : ''
  return (
    <tr>
      <th scope="row" style={{ fontWeight: 400, minWidth: 190, whiteSpace: 'normal' }}>
        <span style={{ color: 'var(--ops-ink-2)' }}>{method}</span>{' '}
        <span style={{ overflowWrap: 'anywhere' }}>{path}</span>
        <span style={{ display: 'block', color: 'var(--ops-ink-2)', fontSize: 12, whiteSpace: 'normal' }}>
          {summary}
        </span>
      </th>
      <td className="number">{calls ? number(calls) : t.none}</td>
      <td style={{ width: 156 }}>{calls ? <Spark times={times} lines={[{ values: days }]} about={about} /> : null}</td>
      <td>{lastAt ? <Moment at={lastAt} /> : null}</td>
      <td style={{ minWidth: 180, overflowWrap: 'anywhere' }}>
        {userAgents.map((userAgent) => (
          <span key={userAgent} style={{ display: 'block' }}>
            {userAgent || t.aProgramWithoutAName}
          </span>
        ))}
      </td>
      <td>{twins[0]}</td>
    </tr>
  )
}
