import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { MessageItem_message$key } from '../../__generated__/MessageItem_message.graphql.ts'
import { momentOf } from '../../kernel/ui/dates.ts'
import { Initials } from '../../kernel/ui/Initials.tsx'
import { Tag } from '../../kernel/ui/Tag.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { localTime } from '../../kernel/ui/localTime.ts'
import { MentionedText } from '../../work/mention/MentionedText.tsx'
import { MailStatus } from './MailStatus.tsx'
import * as t from './__generated__/messages.ts'

/** Something said in a thread. */
export function MessageItem({ message: key }: { message: MessageItem_message$key }) {
  const message = useFragment(
    graphql`
      fragment MessageItem_message on Message {
        text
        kind
        createdAt
        isMine
        mentions {
          start
          length
        }
        author {
          name
        }
        ...MailStatus_message
      }
    `,
    key,
  )
  const { author, createdAt, text, kind, isMine, mentions } = message
  const now = useNow()
  return (
    <Box component="li" sx={{ display: 'flex', gap: 3 }}>
      <Initials name={author.name} size={28} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          <strong>{isMine ? t.you : author.name}</strong>,{' '}
          <time dateTime={createdAt} title={momentOf(createdAt)}>
            {localTime(createdAt, now)}
          </time>{' '}
          {kind === 'MAIL' ? <Tag>{t.mail2}</Tag> : null}
        </Typography>
        <MentionedText text={text} mentions={mentions} />
        {kind === 'MAIL' ? <MailStatus message={message} /> : null}
      </Box>
    </Box>
  )
}
