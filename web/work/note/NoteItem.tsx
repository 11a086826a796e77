import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { NoteItem_note$key } from '../../__generated__/NoteItem_note.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { localTime } from '../../kernel/ui/localTime.ts'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { MentionedText } from '../mention/MentionedText.tsx'
import * as t from './__generated__/messages.ts'

/** What somebody has noted on a record. */
export function NoteItem({ note: key }: { note: NoteItem_note$key }) {
  const { text, createdAt, author, mentions } = useFragment(
    graphql`
      fragment NoteItem_note on Note {
        text
        createdAt
        author {
          name
        }
        mentions {
          start
          length
        }
      }
    `,
    key,
  )
  const now = useNow()
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3 }}>
      <Initials name={author.name} size={28} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          <strong>{author.name}</strong>,{' '}
          <time dateTime={createdAt} title={momentOf(createdAt)}>
            {localTime(createdAt, now)}
          </time>{' '}
          <Tag>{t.note}</Tag>
        </Typography>
        <MentionedText text={text} mentions={mentions} />
      </Box>
    </Box>
  )
}
