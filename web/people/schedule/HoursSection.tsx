import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { HoursSection_organization$key } from '../../__generated__/HoursSection_organization.graphql.ts'
import type { HoursSectionResetMutation } from '../../__generated__/HoursSectionResetMutation.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { toast } from '../../kernel/shell/toast.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Table } from '../../kernel/ui/Table.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { HoursDialog } from './HoursDialog.tsx'
import { dayInWords, months, timesOf, weekdays } from './week.ts'
import * as t from './__generated__/messages.ts'

const resetMutation = graphql`
  mutation HoursSectionResetMutation($input: ResetBusinessHoursInput!) {
    result: resetBusinessHours(input: $input) {
      ... on ResetBusinessHoursSuccess {
        organization {
          ...HoursSection_organization
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** When an organization works: by weekday, the days on which it is closed, and where its fiscal year begins. */
export function HoursSection({ organization: key }: { organization: HoursSection_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment HoursSection_organization on Organization {
        id
        timeZone
        can {
          editHours {
            allowed
            reason
          }
        }
        businessHours {
          isOwn
          version
          fiscalMonth
          inheritedFrom {
            name
          }
          windows {
            weekday
            from
            to
          }
          closures {
            day
            name
          }
        }
        ...HoursDialog_organization
      }
    `,
    key,
  )
  const { id, timeZone, businessHours: hours, can } = organization
  const [isOpen, setOpen] = useState(false)
  const [reset, isInFlight] = useMutation<HoursSectionResetMutation>(resetMutation)
  const now = useNow()
  const closures = hours.closures.filter(({ day }) => day >= new Date(now).toISOString().slice(0, 10))
  const inherit = async () => {
    const { problems } = await reset({ organizationId: id, version: hours.version })
    if (problems) toast('error', t.theHoursStayAsTheyAre, problems.input)
    else toast('success', t.theHoursAreThoseFromAbove)
  }
  return (
    <Section
      title={t.businessHours}
      about={
        <>
          <Tag>
            {hours.isOwn ? t.itsOwn : hours.inheritedFrom ? t.as({ name: hours.inheritedFrom.name }) : t.asUsual}
          </Tag>{' '}
          {t.clocksRunOnlyInTheseTimes} {timeZone}.
        </>
      }
      actions={
        can.editHours.allowed ? (
          <>
            {hours.isOwn ? (
              <PlainButton type="button" className="outlined" disabled={isInFlight} onClick={() => void inherit()}>
                {t.removeOwnHours}
              </PlainButton>
            ) : null}
            <PlainButton type="button" className="outlined" onClick={() => setOpen(true)}>
              {hours.isOwn ? t.editHours : t.setOwnHours}
            </PlainButton>
          </>
        ) : (
          <Why permission={can.editHours} />
        )
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <Table caption={t.hoursByWeekday} columns={[t.weekday, t.open]}>
          {weekdays.map((name, i) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td style={{ color: timesOf(hours.windows, i + 1) === t.closed ? 'var(--ops-ink-3)' : undefined }}>
                {timesOf(hours.windows, i + 1)}
              </td>
            </tr>
          ))}
        </Table>
        <Box
          sx={{
            p: 3,
            display: 'grid',
            gap: 3,
            alignContent: 'start',
            borderInlineStart: { md: '1px solid var(--ops-line-2)' },
          }}
        >
          <div>
            <Typography component="h3" variant="body2" color="textSecondary">
              {t.closedOn}
            </Typography>
            {closures.length ? (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columns: { sm: '2 220px', md: 'auto' } }}>
                {closures.map(({ day, name }) => (
                  <li key={day}>
                    {dayInWords(day)} <span style={{ color: 'var(--ops-ink-2)' }}>{name}</span>
                  </li>
                ))}
              </Box>
            ) : (
              <Typography>{t.noDaysAreNamedFromToday}</Typography>
            )}
          </div>
          <div>
            <Typography component="h3" variant="body2" color="textSecondary">
              {t.fiscalYear}
            </Typography>
            <Typography>{t.beginsInItsQuartersAreThose({ months: months[hours.fiscalMonth - 1] ?? '' })}</Typography>
          </div>
        </Box>
      </Box>
      {isOpen ? <HoursDialog organization={organization} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
