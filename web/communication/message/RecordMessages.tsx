import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { RecordMessages_action$key } from '../../__generated__/RecordMessages_action.graphql.ts'
import type { RecordMessagesAgainQuery } from '../../__generated__/RecordMessagesAgainQuery.graphql.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { MessageComposer } from './MessageComposer.tsx'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import { ThreadHead } from './ThreadHead.tsx'
import { ThreadMessages } from './ThreadMessages.tsx'
import { ThreadsLive } from './ThreadsLive.tsx'
import * as t from './__generated__/messages.ts'
import { readAgain } from '../../kernel/relay/readAgain.ts'

const again = graphql`
  query RecordMessagesAgainQuery($key: String!) {
    action(key: $key) {
      ...RecordMessages_action
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for RecordMail
      ...RecordMail_action
    }
  }
`

/** The thread of a record: who is responsible, what was said, and a place to say something. */
export function RecordMessages({ action: key }: { action: RecordMessages_action$key }) {
  const action = useFragment(
    graphql`
      fragment RecordMessages_action on Action {
        id
        key
        can {
          collaborate {
            allowed
            reason
          }
        }
        thread {
          id
          can {
            post {
              allowed
              reason
            }
          }
          ...ThreadHead_thread
          ...ThreadMessages_thread
        }
      }
    `,
    key,
  )
  const environment = useRelayEnvironment()
  const isPast = useLookBack() !== undefined
  const { id, thread } = action
  const permission = thread?.can.post ?? action.can.collaborate
  const read = () => {
    readAgain<RecordMessagesAgainQuery>(environment, again, { key: action.key })
  }
  return (
    <Box
      component="section"
      aria-label={t.messages}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {isPast ? null : <ThreadsLive onHeard={({ actionId }) => actionId === id && !thread && read()} onMissed={read} />}
      <Typography component="h3" variant="h2">
        {t.messages}
      </Typography>
      {thread ? (
        // Another screen may have told of the thread before what was said in it has been read.
        <Suspense>
          <ThreadHead thread={thread} />
          <ThreadMessages thread={thread} />
        </Suspense>
      ) : (
        <Typography color="textSecondary">
          {t.nothingWasSaidAboutThisRecord}
          {permission.allowed ? ` ${t.whoeverSeesTheRecordReadsWhat}` : ''}
        </Typography>
      )}
      <Why permission={permission} />
      {permission.allowed ? (
        <MessageComposer
          key={thread?.id ?? id}
          about={id}
          actionId={id}
          where={thread ? { threadId: thread.id } : { actionId: id }}
          onSent={thread ? undefined : read}
        />
      ) : null}
    </Box>
  )
}
