import Box from '@mui/material/Box'
import { graphql } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { CorrespondenceTabQuery } from '../../__generated__/CorrespondenceTabQuery.graphql.ts'
import { localTime } from '../../kernel/ui/localTime.ts'
import { ThreadsLive } from './ThreadsLive.tsx'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { Empty } from '../../kernel/ui/Empty.tsx'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { Scroll } from '../../kernel/ui/Scroll.tsx'
import { Section } from '../../kernel/ui/Section.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { useReadAgain } from '../../kernel/relay/useReadAgain.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query CorrespondenceTabQuery {
    contacts {
      nodes {
        id
        name
        message
        time
        status
        threadId
      }
    }
  }
`

const statuses = { UNREAD: t.unread, PRESENT: t.present, ABSENT: t.away } as const

/** The people one exchanges messages with: what was last said, when, and how they are. */
export function CorrespondenceTab() {
  const { contacts } = useRouteQuery<CorrespondenceTabQuery>(query)
  const { search } = useLocation()
  const now = useNow()
  const readAgain = useReadAgain<CorrespondenceTabQuery>(query, {})
  return (
    <Scroll>
      <ThreadsLive onHeard={readAgain} onMissed={readAgain} />
      <Section
        title={t.messagesWith}
        about={t.whoeverTakesPartInAThread}
        actions={
          <ButtonLink className="outlined" to={{ pathname: '/comms/write', search }}>
            {t.write}
          </ButtonLink>
        }
      >
        {contacts.nodes.length ? (
          <Box component="ul" aria-label={t.people} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {contacts.nodes.map(({ id, name, message, time, status, threadId }) => (
              <Box
                component="li"
                key={id}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 3,
                  px: 3,
                  py: 2.5,
                  borderBottom: '1px solid var(--ops-line-2)',
                }}
              >
                <Initials name={name} size={32} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Link to={{ pathname: `/comms/thread/${threadId}`, search }}>{name}</Link>{' '}
                  <Tag className={status === 'UNREAD' ? 'planned' : undefined}>
                    {statuses[status as keyof typeof statuses]}
                  </Tag>
                  <Box
                    sx={{
                      color: 'text.secondary',
                      fontSize: 12,
                      lineHeight: '16px',
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {message}
                  </Box>
                </Box>
                <Box
                  component="time"
                  dateTime={time}
                  sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}
                >
                  {localTime(time, now)}
                </Box>
              </Box>
            ))}
          </Box>
        ) : (
          <Empty>{t.youHaveExchangedNoMessagesYet}</Empty>
        )}
      </Section>
    </Scroll>
  )
}
