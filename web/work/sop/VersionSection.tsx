import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { VersionSection_version$key } from '../../__generated__/VersionSection_version.graphql.ts'
import { number as numberText } from '../../kernel/messages/format.ts'
import { dayOf } from '../../kernel/ui/dates.ts'
import { Moment } from '../../kernel/ui/Moment.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { AcknowledgeButton } from './AcknowledgeButton.tsx'
import { SopSteps } from './SopSteps.tsx'
import * as t from './__generated__/messages.ts'

/** A version that was published: its steps, and who has read it. */
export function VersionSection({
  version: key,
  isCurrent = false,
}: {
  version: VersionSection_version$key
  isCurrent?: boolean
}) {
  const version = useFragment(
    graphql`
      fragment VersionSection_version on SopVersion {
        number
        changeNote
        publishedAt
        publishedBy {
          name
        }
        acknowledgementCount
        acknowledgements {
          id
          at
          user {
            name
          }
        }
        ...SopSteps_version
        ...AcknowledgeButton_version
      }
    `,
    key,
  )
  const { number, changeNote, publishedAt, publishedBy, acknowledgementCount, acknowledgements } = version
  const about = [
    publishedAt &&
      (publishedBy
        ? t.publishedOnBy({ day: dayOf(publishedAt), name: publishedBy.name })
        : t.publishedOn({ day: dayOf(publishedAt) })),
    changeNote,
  ]
    .filter(Boolean)
    .join(' ')
  const body = (
    <Box sx={{ p: 3, display: 'grid', gap: 4 }}>
      <SopSteps version={version} />
      {isCurrent ? <AcknowledgeButton version={version} /> : null}
      <Box component="details">
        <summary style={{ cursor: 'pointer' }}>
          {acknowledgementCount === 1
            ? t.readByOnePerson
            : t.readBy2({ value: acknowledgementCount ? numberText(acknowledgementCount) : t.nobodyYet })}
        </summary>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            pt: 2,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          }}
        >
          {acknowledgements.map(({ id, at, user }) => (
            <Typography key={id} component="li" variant="body2">
              {user.name}, <Moment at={at} />
            </Typography>
          ))}
        </Box>
      </Box>
    </Box>
  )
  if (isCurrent) {
    return (
      <Section title={t.inForceVersion({ nth: number })} about={about}>
        {body}
      </Section>
    )
  }
  return (
    <Section title={t.version3({ nth: number })} about={about}>
      <Box component="details" sx={{ '& > summary': { px: 3, py: 2, cursor: 'pointer' } }}>
        <summary>{t.whatItSaid}</summary>
        {body}
      </Box>
    </Section>
  )
}
