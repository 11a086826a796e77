import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, usePaginationFragment } from 'react-relay'
import type { NoteThread_action$key } from '../../__generated__/NoteThread_action.graphql.ts'
import type { NoteThreadPageQuery } from '../../__generated__/NoteThreadPageQuery.graphql.ts'
import { ListExport } from '../../kernel/export/ListExport.tsx'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { More } from '../../kernel/ui/More.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { NoteComposer } from './NoteComposer.tsx'
import { WaitingNotes } from './WaitingNotes.tsx'
import { momentText } from '../../kernel/ui/times.ts'
import * as t from './__generated__/messages.ts'

/** The notes on a record, latest first, and a place to write one. */
export function NoteThread({ action, mayAdd }: { action: NoteThread_action$key; mayAdd: boolean }) {
  const { data, ...page } = usePaginationFragment<NoteThreadPageQuery, NoteThread_action$key>(
    graphql`
      fragment NoteThread_action on Action
      @refetchable(queryName: "NoteThreadPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "Cursor" }) {
        id
        title
        organization {
          timeZone
        }
        notes(first: $first, after: $after) @connection(key: "NoteThread_notes") {
          __id
          edges {
            node {
              id
              text
              createdAt
              author {
                name
              }
            }
          }
        }
      }
    `,
    action,
  )
  const now = useNow()
  const notes = data.notes.edges.map(({ node }) => node)
  return (
    <Box
      component="section"
      aria-label={t.notes}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h3" variant="h2">
          {t.notes}
        </Typography>
        {notes.length ? <ListExport list="NOTES" label={t.notes} narrowedTo={() => ({ of: data.id })} /> : null}
      </Box>
      {mayAdd ? <NoteComposer actionId={data.id} title={data.title} connection={data.notes.__id} /> : null}
      <WaitingNotes actionId={data.id} />
      {notes.length ? (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {notes.map(({ id, text, createdAt, author }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 3 }}>
              <Initials name={author.name} size={28} />
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant="body2" color="textSecondary">
                  <strong>{author.name}</strong>,{' '}
                  <time dateTime={createdAt}>{momentText(createdAt, data.organization.timeZone, now)}</time>
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{mayAdd ? t.noNotesYetWhatTheNext : t.noNotesYet}</Typography>
      )}
      <More page={page} label={t.showEarlier} style={{ padding: 0 }} />
    </Box>
  )
}
