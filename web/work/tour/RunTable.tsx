import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RunTable_runs$key } from '../../__generated__/RunTable_runs.graphql.ts'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { statusNames } from './runStatus.ts'
import { kilometres } from './tourTimes.ts'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

/** Runs as a table: how far each is, planned against actual. */
export function RunTable({ runs: keys }: { runs: RunTable_runs$key }) {
  const runs = useFragment(
    graphql`
      fragment RunTable_runs on TourRun @relay(plural: true) {
        id
        key
        status
        startsSoon
        planned {
          start
          km
        }
        actual {
          start
          km
        }
        stopCount
        doneCount
        unplaceableCount
        tour {
          name
        }
        organization {
          timeZone
        }
        assignee {
          name
        }
      }
    `,
    keys,
  )
  return (
    <Table
      caption={t.runsTheNewestFirst}
      columns={[
        t.run,
        t.state,
        t.starts,
        t.who,
        { label: t.stopsDone, number: true },
        { label: t.planned, number: true },
        { label: t.walked, number: true },
      ]}
    >
      {runs.map(
        ({
          id,
          key,
          status,
          startsSoon,
          planned,
          actual,
          stopCount,
          doneCount,
          unplaceableCount,
          tour,
          organization,
          assignee,
        }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/actonTourSettings/run/${id}`}>
                {tour.name} · {key}
              </Link>
            </th>
            <td style={{ whiteSpace: 'nowrap' }}>
              <Tag className={status === 'RUNNING' ? 'planned' : undefined}>{statusNames[status]}</Tag>{' '}
              {startsSoon ? <Tag className="planned">{t.startsSoon}</Tag> : null}
              {unplaceableCount ? <Tag>{t.outOfReach2({ unplaceableCount })}</Tag> : null}
            </td>
            <td style={{ whiteSpace: 'nowrap' }}>{momentText(actual.start ?? planned.start, organization.timeZone)}</td>
            <td>{assignee?.name ?? '—'}</td>
            <td className="number">{t.of({ doneCount, stopCount })}</td>
            <td className="number">{kilometres(planned.km)}</td>
            <td className="number">{actual.start ? kilometres(actual.km) : '—'}</td>
          </tr>
        ),
      )}
    </Table>
  )
}
