import Box from '@mui/material/Box'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RunSummary_run$key } from '../../__generated__/RunSummary_run.graphql.ts'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { statusNames } from './runStatus.ts'
import { difference, duration, kilometres, minutesBetween } from './tourTimes.ts'
import { momentText } from '../../kernel/ui/times.ts'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

/** How far a run is, and its totals as planned against those as walked. */
export function RunSummary({ run: key }: { run: RunSummary_run$key }) {
  const run = useFragment(
    graphql`
      fragment RunSummary_run on TourRun {
        status
        reason
        startsSoon
        planned {
          start
          end
          km
        }
        actual {
          start
          end
          km
        }
        travel
        stopCount
        doneCount
        stops {
          isExtra
        }
        organization {
          name
          timeZone
        }
        assignee {
          name
        }
        tour {
          id
          name
        }
        action {
          key
          addressKey
          title
          stateName
        }
      }
    `,
    key,
  )
  const { timeZone } = run.organization
  const at = (instant: string | null | undefined) => (instant ? momentText(instant, timeZone) : '—')
  const apart = (planned: string | null | undefined, actual: string | null | undefined) =>
    planned && actual ? difference(minutesBetween(planned, actual)) : '—'
  const planned = run.planned.end ? minutesBetween(run.planned.start, run.planned.end) : undefined
  const actual = run.actual.start && run.actual.end ? minutesBetween(run.actual.start, run.actual.end) : undefined
  const hasKm = run.actual.start !== null
  const extra = run.stops.filter(({ isExtra }) => isExtra).length
  const place = {
    tour: <Link to={`/actonTourSettings/tour/${run.tour.id}`}>{run.tour.name}</Link>,
    organization: run.organization.name,
  }
  return (
    <Section
      title={t.plannedAgainstActual}
      about={
        <>
          {run.assignee
            ? inSentence(t.tourAtAssignedTo, { ...place, assignee: run.assignee.name })
            : inSentence(t.tourAtUnassigned, place)}{' '}
          {run.travel}
          {run.action ? (
            <>
              {' '}
              {inSentence(t.runOfRecord, {
                record: (
                  <Link to={`/home/record/${run.action.addressKey}`}>{`${run.action.key} ${run.action.title}`}</Link>
                ),
                state: run.action.stateName,
              })}
            </>
          ) : null}
        </>
      }
      actions={
        <>
          {run.startsSoon ? <Tag className="planned">{t.startsSoon}</Tag> : null}
          <Tag className={run.status === 'RUNNING' ? 'planned' : undefined}>{statusNames[run.status]}</Tag>
        </>
      }
    >
      {run.status === 'ABANDONED' ? (
        <Box sx={{ px: 3, py: 2, color: 'text.secondary' }}>{t.abandoned({ reason: run.reason })}</Box>
      ) : null}
      <Box sx={{ '& td': { whiteSpace: 'nowrap' } }}>
        <Table
          caption={t.theRunAsPlannedAndAs}
          columns={[
            t.ofTheRun,
            { label: t.start, number: true },
            { label: t.end, number: true },
            { label: t.time, number: true },
            { label: t.distance, number: true },
            { label: t.stops, number: true },
          ]}
        >
          <tr>
            <th scope="row">{t.planned}</th>
            <td className="number">{at(run.planned.start)}</td>
            <td className="number">{at(run.planned.end)}</td>
            <td className="number">{planned === undefined ? '—' : duration(planned)}</td>
            <td className="number">{kilometres(run.planned.km)}</td>
            <td className="number">{extra ? t.added2({ stopCount: run.stopCount, extra }) : run.stopCount}</td>
          </tr>
          <tr>
            <th scope="row">{t.actual}</th>
            <td className="number">{at(run.actual.start)}</td>
            <td className="number">{at(run.actual.end)}</td>
            <td className="number">{actual === undefined ? '—' : duration(actual)}</td>
            <td className="number">{hasKm ? kilometres(run.actual.km) : '—'}</td>
            <td className="number">{hasKm ? t.done({ doneCount: run.doneCount }) : '—'}</td>
          </tr>
          <tr>
            <th scope="row">{t.difference}</th>
            <td className="number">{apart(run.planned.start, run.actual.start)}</td>
            <td className="number">{apart(run.planned.end, run.actual.end)}</td>
            <td className="number">
              {planned === undefined || actual === undefined ? '—' : difference(actual - planned)}
            </td>
            <td className="number">
              {run.actual.end
                ? `${run.actual.km >= run.planned.km ? '+' : '−'}${kilometres(Math.abs(run.actual.km - run.planned.km))}`
                : '—'}
            </td>
            <td className="number">
              {run.actual.end && run.doneCount < run.stopCount ? `−${run.stopCount - run.doneCount}` : '—'}
            </td>
          </tr>
        </Table>
      </Box>
    </Section>
  )
}
