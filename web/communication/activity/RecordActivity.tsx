import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { RecordActivityThreadQuery } from '../../__generated__/RecordActivityThreadQuery.graphql.ts'
import type { RecordActivity_action$key } from '../../__generated__/RecordActivity_action.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { readAgain } from '../../kernel/relay/readAgain.ts'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import { More } from '../../kernel/ui/More.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import { WaitingNotes } from '../../work/note/WaitingNotes.tsx'
import { ThreadHead } from '../message/ThreadHead.tsx'
import { ThreadsLive } from '../message/ThreadsLive.tsx'
import { useMarkRead } from '../message/useMarkRead.ts'
import { ActivityFilter } from './ActivityFilter.tsx'
import { filterIn } from './activityFilter.ts'
import { ActivityList } from './ActivityList.tsx'
import { RecordComposer } from './RecordComposer.tsx'
import { useActivity } from './useActivity.ts'
import { useAnnounced } from './useAnnounced.ts'
import { useStickToEnd } from './useStickToEnd.ts'
import * as t from './__generated__/messages.ts'

const withThread = graphql`
  query RecordActivityThreadQuery($key: String!) {
    action(key: $key) {
      ...RecordActivity_action
    }
  }
`

/** All that happened and was said on a record as one stream, and a place to write at its foot. */
export function RecordActivity({ action: key }: { action: RecordActivity_action$key }) {
  const action = useFragment(
    graphql`
      fragment RecordActivity_action on Action {
        id
        addressKey
        organization {
          timeZone
        }
        thread {
          id
          unreadCount
          lastMessage {
            id
          }
          ...ThreadHead_thread
        }
        ...useActivity_action
        ...RecordComposer_action
      }
    `,
    key,
  )
  const { id, addressKey, organization, thread } = action
  const [search] = useSearch()
  const filter = filterIn(search)
  const { entries, connection, page, readEntries, isNarrowing } = useActivity(action, filter)
  const isPast = useLookBack() !== undefined
  const { frame, onScroll } = useStickToEnd(entries[0]?.id, entries.at(-1)?.id)
  useAnnounced(entries, filter.value)
  useMarkRead(
    thread?.id ?? '',
    (filter.value !== 'changes' && !isPast && thread?.unreadCount) || 0,
    thread?.lastMessage?.id,
  )
  const environment = useRelayEnvironment()
  function refresh() {
    readEntries()
    // With the first message comes the thread.
    if (thread) return
    readAgain<RecordActivityThreadQuery>(environment, withThread, { key: addressKey })
  }
  const earlier = { hasNext: page.hasPrevious, isLoadingNext: page.isLoadingPrevious, loadNext: page.loadPrevious }
  return (
    <Box
      component="section"
      aria-label={t.activity}
      sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', minHeight: 0 }}
    >
      {isPast ? null : <ThreadsLive onHeard={({ actionId }) => actionId === id && refresh()} onMissed={refresh} />}
      <Box sx={{ display: 'grid', gap: 2, px: 5, py: 2, borderBottom: '1px solid var(--ops-line-2)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <ActivityFilter />
          <Box sx={{ flex: 1 }} />
          {filter.value === 'changes' ? (
            <ListExport list="HISTORY" label={t.history} narrowedTo={() => ({ of: id })} />
          ) : null}
          {filter.value === 'conversation' ? (
            <ListExport list="NOTES" label={t.notes} narrowedTo={() => ({ of: id })} />
          ) : null}
        </Box>
        {thread && filter.value !== 'changes' ? <ThreadHead thread={thread} /> : null}
      </Box>
      <Box
        ref={frame}
        onScroll={onScroll}
        role="region"
        aria-label={t.stream}
        aria-busy={isNarrowing || undefined}
        tabIndex={0}
        sx={{
          overflow: 'auto',
          px: 5,
          py: 3,
          display: 'grid',
          gap: 5,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          opacity: isNarrowing ? 0.6 : 1,
        }}
      >
        <More page={earlier} label={t.showEarlier} style={{ padding: 0 }} />
        {entries.length ? (
          <ActivityList actionId={id} zone={organization.timeZone} entries={entries} />
        ) : (
          <Typography color="textSecondary">{t.nothingYet}</Typography>
        )}
        {filter.value === 'changes' ? null : <WaitingNotes actionId={id} />}
      </Box>
      <Box sx={{ px: 5, py: 3, borderTop: '1px solid var(--ops-line)' }}>
        <RecordComposer action={action} connection={connection} onSent={refresh} />
      </Box>
    </Box>
  )
}
