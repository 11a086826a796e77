import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { MyRoutinesSection_calendar$key } from '../../__generated__/MyRoutinesSection_calendar.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { momentText } from '../../kernel/ui/times.ts'
import { dayIn } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

interface Line {
  id: string
  to: string
  title: string
  at: string
  what: string
}

const most = 12

/** What of one's routines is to be done today, and what falls due next. */
export function MyRoutinesSection({ calendar: key }: { calendar: MyRoutinesSection_calendar$key }) {
  const { timeZone, records, occurrences } = useFragment(
    graphql`
      fragment MyRoutinesSection_calendar on Calendar {
        timeZone
        records {
          nodes {
            id
            key
            addressKey
            title
            stateName
            schedule {
              start
              end
            }
            taskRecord {
              id
            }
          }
        }
        occurrences {
          nodes {
            id
            title
            startsAt
            series {
              id
            }
          }
        }
      }
    `,
    key,
  )
  const now = useNow()
  const today = dayIn(now)
  const lines: Line[] = [
    ...records.nodes.flatMap(({ id, key: record, addressKey, title, stateName, schedule, taskRecord }) => {
      const at = schedule.start ?? schedule.end
      return taskRecord && at
        ? [{ id, to: `/home/record/${addressKey}`, title, at, what: `${record} · ${stateName}` }]
        : []
    }),
    ...occurrences.nodes.map(({ id, title, startsAt, series }) => ({
      id,
      to: `/tasks/routines/${series.id}`,
      title,
      at: startsAt,
      what: t.planned,
    })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  const parts = [
    {
      label: t.today,
      lines: lines.filter(({ at }) => dayIn(at) <= today),
      empty: t.nothingOfYourRoutinesIsLeft,
    },
    {
      label: t.next,
      lines: lines.filter(({ at }) => dayIn(at) > today),
      empty: t.nothingFallsDueInTheNext2,
    },
  ]
  return (
    <Section title={t.myRoutines} about={t.whatFallsDueOfWorkThat}>
      {lines.length ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          {parts.map(({ label, lines: part, empty }) => (
            <Box key={label} component="section" aria-label={label} sx={{ p: 3, minWidth: 0 }}>
              <Typography component="h3" variant="body2" color="textSecondary" sx={{ fontWeight: 550, pb: 1 }}>
                {label}
              </Typography>
              {part.length ? (
                <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {part.slice(0, most).map(({ id, to, title, at, what }) => (
                    <Box component="li" key={id} sx={{ display: 'flex', gap: 3, py: 1, alignItems: 'baseline' }}>
                      <Link
                        to={to}
                        style={{
                          flex: 1,
                          minWidth: 0,
                          overflow: 'hidden',
                          textOverflow: 'ellipsis',
                          whiteSpace: 'nowrap',
                        }}
                        title={`${title}, ${what}`}
                      >
                        {title}
                      </Link>
                      <Typography component="span" variant="body2" color="textSecondary" noWrap>
                        {momentText(at, timeZone, now)}
                      </Typography>
                    </Box>
                  ))}
                </Box>
              ) : (
                <Typography color="textSecondary">{empty}</Typography>
              )}
              {part.length > most ? (
                <Typography variant="body2" color="textSecondary">
                  {t.andMore({ value: part.length - most })}
                </Typography>
              ) : null}
            </Box>
          ))}
        </Box>
      ) : (
        <Empty>{t.noRoutineOfYoursFallsDue}</Empty>
      )}
    </Section>
  )
}
