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
    if (problems) toast('error', 'The hours stay as they are', problems.input)
    else toast('success', 'The hours are those from above')
  }
  return (
    <Section
      title="Business hours"
      about={
        <>
          <Tag>{hours.isOwn ? 'Its own' : hours.inheritedFrom ? `As ${hours.inheritedFrom.name}` : 'As usual'}</Tag>{' '}
          Clocks run only in these times, in {timeZone}.
        </>
      }
      actions={
        can.editHours.allowed ? (
          <>
            {hours.isOwn ? (
              <PlainButton type="button" className="outlined" disabled={isInFlight} onClick={() => void inherit()}>
                Remove own hours
              </PlainButton>
            ) : null}
            <PlainButton type="button" className="outlined" onClick={() => setOpen(true)}>
              {hours.isOwn ? 'Edit hours' : 'Set own hours'}
            </PlainButton>
          </>
        ) : (
          <Why permission={can.editHours} />
        )
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
        <Table caption="Hours by weekday" columns={['Weekday', 'Open']}>
          {weekdays.map((name, i) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td style={{ color: timesOf(hours.windows, i + 1) === 'Closed' ? 'var(--ops-ink-3)' : undefined }}>
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
            borderLeft: { md: '1px solid var(--ops-line-2)' },
          }}
        >
          <div>
            <Typography component="h3" variant="body2" color="textSecondary">
              Closed on
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
              <Typography>No days are named from today on.</Typography>
            )}
          </div>
          <div>
            <Typography component="h3" variant="body2" color="textSecondary">
              Fiscal year
            </Typography>
            <Typography>Begins in {months[hours.fiscalMonth - 1]}; its quarters are those of Qtrly work.</Typography>
          </div>
        </Box>
      </Box>
      {isOpen ? <HoursDialog organization={organization} onClose={() => setOpen(false)} /> : null}
    </Section>
  )
}
