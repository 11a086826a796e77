import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { StreamStateQuery } from '../../__generated__/StreamStateQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { Facts } from '../../kernel/ui/Facts.tsx'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { momentText } from '../../kernel/ui/times.ts'
import { useNow } from '../../kernel/ui/useNow.ts'
import * as t from './__generated__/messages.ts'

// Asked without fragments: how it goes is as it is each time the window opens.
const query = graphql`
  query StreamStateQuery($id: ID!) {
    organization(id: $id) {
      auditStream {
        isOn
        since
        lastSentAt
        sentCount
        waitingCount
        isWaitingCountExact
        leftOutCount
        failingSince
        trouble
        nextAttemptAt
        oldSecretUntil
      }
    }
  }
`

const late = { color: 'var(--ops-late)', borderColor: 'currentColor' }

/** How the sending of an audit log goes. */
export function StreamState({ organization: { id, timeZone } }: { organization: { id: string; timeZone: string } }) {
  const { data, failure, isCurrent } = useLookUp<StreamStateQuery>(query, { id }, 0)
  const now = useNow()
  const stream = data?.organization?.auditStream
  if (!stream) {
    if (isCurrent) return <span role="alert">{failure ?? t.stateNotShown}</span>
    return <Ghost aria-hidden="true" style={{ height: 100 }} />
  }
  const moment = (at: string) => <time dateTime={at}>{momentText(at, timeZone, now)}</time>
  const { isOn, since, lastSentAt, sentCount, waitingCount, leftOutCount, failingSince, nextAttemptAt } = stream
  const isFailing = isOn && failingSince !== null
  const facts: [label: string, value: ReactNode][] = [
    [
      t.state,
      isFailing ? (
        <Tag key="state" style={late}>
          {t.streamFailing}
        </Tag>
      ) : (
        <Tag key="state" className={isOn ? 'planned' : undefined}>
          {isOn ? t.streamOn : t.streamOff}
        </Tag>
      ),
    ],
    [t.lastSent, lastSentAt ? moment(lastSentAt) : t.never],
    [t.sentEntries, t.count({ count: sentCount })],
    [
      t.waitingEntries,
      stream.isWaitingCountExact ? t.count({ count: waitingCount }) : t.moreThan({ count: waitingCount }),
    ],
    ...(leftOutCount ? [[t.leftOutEntries, t.count({ count: leftOutCount })] as [string, ReactNode]] : []),
    ...(isFailing ? [[t.failingSince, moment(failingSince)] as [string, ReactNode]] : []),
    ...(nextAttemptAt ? [[t.nextAttempt, moment(nextAttemptAt)] as [string, ReactNode]] : []),
    ...(isOn && !isFailing ? [[t.onSince, moment(since)] as [string, ReactNode]] : []),
    ...(stream.oldSecretUntil ? [[t.oldSecretUntil, moment(stream.oldSecretUntil)] as [string, ReactNode]] : []),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Facts facts={facts} />
      {isFailing && stream.trouble ? <Notice>{stream.trouble}</Notice> : null}
    </Box>
  )
}
