import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ServiceTimeSection_item$key } from '../../__generated__/ServiceTimeSection_item.graphql.ts'
import { minutes } from '../task/minutes.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { minutesText } from './duration.ts'
import { Proposal } from './Proposal.tsx'
import { sourceNames, statusNames } from './statusNames.ts'
import * as t from './__generated__/messages.ts'

const BeginStudyDialog = lazy(async () => ({ default: (await import('./BeginStudyDialog.tsx')).BeginStudyDialog }))

/**
 * How long some work should take: what it became in the course of time, its studies, and what its last runs speak for.
 */
export function ServiceTimeSection({ item: key }: { item: ServiceTimeSection_item$key }) {
  const item = useFragment(
    graphql`
      fragment ServiceTimeSection_item on TaskItem {
        id
        name
        serviceTimeMins
        serviceTimes {
          number
          minutes
          exactMins
          source
          at
          publishedBy {
            name
          }
        }
        timeStudies {
          id
          name
          status
          completeCycles
        }
        can {
          time {
            allowed
            reason
          }
        }
        ...Proposal_item
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const [begins, setBegins] = useState(false)
  return (
    <Box id="service-time">
      <Section
        title={t.serviceTime}
        about={t.now({ minutes: minutes(item.serviceTimeMins) })}
        actions={
          item.can.time.allowed ? (
            <PlainButton type="button" className="outlined" onClick={() => setBegins(true)}>
              {t.newTimeStudy}
            </PlainButton>
          ) : (
            <Why permission={item.can.time} />
          )
        }
      >
        <Proposal item={item} />
        {item.serviceTimes.length ? (
          <Table
            caption={t.serviceTimesTheLatestFirst}
            columns={[
              { label: t.version, number: true },
              { label: t.serviceTime, number: true },
              { label: t.exactly, number: true },
              t.from,
              t.by,
              t.since,
            ]}
          >
            {item.serviceTimes.map((version) => (
              <tr key={version.number}>
                <th scope="row" className="number">
                  {version.number}
                </th>
                <td className="number">{minutes(version.minutes)}</td>
                <td className="number">{t.min({ minutesText: minutesText(version.exactMins) })}</td>
                <td>{sourceNames[version.source]}</td>
                <td>{version.publishedBy?.name ?? '—'}</td>
                <td>
                  <Moment at={version.at} />
                </td>
              </tr>
            ))}
          </Table>
        ) : null}
        <Box sx={{ px: 3, py: 3, display: 'grid', gap: 2 }}>
          {item.timeStudies.map((study) => (
            <div key={study.id}>
              <Link to={`/tasks/studies/${study.id}`}>{study.name}</Link>{' '}
              <Tag className={study.status === 'OPEN' ? 'planned' : undefined}>{statusNames[study.status]}</Tag>{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {study.completeCycles} {study.completeCycles === 1 ? t.cycle3 : t.cycles2}
              </Typography>
            </div>
          ))}
          {item.timeStudies.length ? null : <Typography color="textSecondary">{t.noTimeStudyOfItThat}</Typography>}
        </Box>
      </Section>
      {begins ? (
        <LateWindow onFailure={() => setBegins(false)}>
          <BeginStudyDialog
            item={item}
            onClose={() => setBegins(false)}
            onDone={(id) => void navigate(`/tasks/studies/${id}`)}
          />
        </LateWindow>
      ) : null}
    </Box>
  )
}
