import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql, useFragment } from 'react-relay'
import type { RecordMail_action$key } from '../../__generated__/RecordMail_action.graphql.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { MailForm } from './MailForm.tsx'
import { MessageItem } from './MessageItem.tsx'
import * as t from './__generated__/messages.ts'

/** The mail of a record: what was sent and how far it is, and a place to write one. */
export function RecordMail({ action: key }: { action: RecordMail_action$key }) {
  const action = useFragment(
    graphql`
      fragment RecordMail_action on Action {
        can {
          collaborate {
            allowed
            reason
          }
        }
        thread {
          id
          closedAt
          mails: messages(first: 20, filter: { kind: { eq: MAIL } }) {
            edges {
              node {
                id
                ...MessageItem_message
              }
            }
          }
        }
        ...MailForm_action
      }
    `,
    key,
  )
  const mails = action.thread?.mails.edges.map(({ node }) => node) ?? []
  const permission = action.thread?.closedAt
    ? { allowed: false, reason: t.theThreadOfThisRecordIs }
    : action.can.collaborate
  return (
    <Box
      component="section"
      aria-label={t.mail2}
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h3" variant="h2">
        {t.mail2}
      </Typography>
      <Why permission={permission} />
      {permission.allowed ? <MailForm action={action} /> : null}
      {mails.length ? (
        <Box
          component="ol"
          aria-label={t.mails}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {mails.map((mail) => (
            <MessageItem key={mail.id} message={mail} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t.noMailWasSentAboutThis}</Typography>
      )}
    </Box>
  )
}
