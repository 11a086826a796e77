import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WeeksSection_user$key } from '../../__generated__/WeeksSection_user.graphql.ts'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { inRoot } from '../../kernel/ui/inRoot.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { Why } from '../../kernel/ui/Why.tsx'
import { WeekDialog } from './WeekDialog.tsx'
import { timesOf, weekdays } from './week.ts'
import * as t from './__generated__/messages.ts'

/** When somebody works, for each organization that they belong to. */
export function WeeksSection({ user: key }: { user: WeeksSection_user$key }) {
  const user = useFragment(
    graphql`
      fragment WeeksSection_user on User {
        id
        name
        memberships {
          id
          organization {
            id
            name
            rootName
          }
          schedule {
            isOwn
            timeZone
            version
            hoursOf {
              name
            }
            windows {
              weekday
              from
              to
            }
            can {
              edit {
                allowed
                reason
              }
            }
          }
        }
      }
    `,
    key,
  )
  const [edited, setEdited] = useState<string>()
  const places = user.memberships.filter(
    ({ organization }, i, all) => all.findIndex((other) => other.organization.id === organization.id) === i,
  )
  const chosen = places.find(({ id }) => id === edited)
  return (
    <Section title={t.workingWeek} about={t.businessClocksKeepTheOrganizationsHours}>
      {places.length ? null : <Empty>{t.withoutAMembershipThereIsNo}</Empty>}
      {places.map(({ id, organization, schedule }) => (
        <Box
          key={id}
          component="section"
          aria-label={organization.name}
          sx={{ '& + &': { borderTop: '1px solid var(--ops-line)' } }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 3, py: 2 }}>
            <Box component="h3" sx={{ m: 0, font: 'inherit', fontWeight: 550 }}>
              {inRoot(organization)}
            </Box>
            <Tag>
              {schedule.isOwn ? t.ownTimes : t.hoursOf2({ value: schedule.hoursOf?.name ?? t.theOrganization })}
            </Tag>
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
              {schedule.timeZone}
            </Box>
            <Box sx={{ marginInlineStart: 'auto' }}>
              {schedule.can.edit.allowed ? (
                <PlainButton
                  type="button"
                  className="outlined"
                  onClick={() => setEdited(id)}
                  aria-label={t.editTheWorkingWeekAt({ name: organization.name })}
                >
                  {t.editTimes}
                </PlainButton>
              ) : (
                <Why permission={schedule.can.edit} />
              )}
            </Box>
          </Box>
          <Table caption={t.workingWeekAt({ name: organization.name })} columns={[t.weekday, t.works]}>
            {weekdays.map((name, i) => {
              const times = timesOf(schedule.windows, i + 1)
              return (
                <tr key={name}>
                  <th scope="row" style={{ width: 160 }}>
                    {name}
                  </th>
                  <td style={{ color: times === t.closed ? 'var(--ops-ink-3)' : undefined }}>
                    {times === t.closed ? t.off : times}
                  </td>
                </tr>
              )
            })}
          </Table>
        </Box>
      ))}
      {chosen ? (
        <WeekDialog
          userId={user.id}
          name={user.name}
          organization={chosen.organization}
          schedule={chosen.schedule}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Section>
  )
}
