import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { MailStatusMutation } from '../../__generated__/MailStatusMutation.graphql.ts'
import type { MailStatus_message$key } from '../../__generated__/MailStatus_message.graphql.ts'
import { useMutation } from '../../kernel/relay/useMutation.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNow } from '../../kernel/ui/useNow.ts'
import { localTime } from '../../kernel/ui/localTime.ts'
import { inSentence } from '../../kernel/ui/inSentence.tsx'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation MailStatusMutation($input: ResendMailInput!) {
    result: resendMail(input: $input) {
      ... on ResendMailSuccess {
        sentMessage {
          id
          ...MailStatus_message
        }
      }
      ...refusal_error @alias(as: "error")
    }
  }
`

/** To whom a mail went, and how far it is; one that failed says why, and is sent again. */
export function MailStatus({ message: key }: { message: MailStatus_message$key }) {
  const { id, mail } = useFragment(
    graphql`
      fragment MailStatus_message on Message {
        id
        mail {
          to
          subject
          state
          error
          sentAt
        }
      }
    `,
    key,
  )
  const now = useNow()
  const [problem, setProblem] = useState<string>()
  const [commit, isWaiting] = useMutation<MailStatusMutation>(mutation)
  if (!mail) return null
  const isFailed = mail.state === 'FAILED'
  async function again() {
    const { problems } = await commit({ messageId: id })
    setProblem(problems?.input)
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        fontSize: 12,
        lineHeight: '16px',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      <div>{inSentence(t.mailTo, { to: mail.to.join(', '), subject: <strong>{mail.subject}</strong> })}</div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          color: isFailed ? 'var(--ops-late)' : undefined,
        }}
      >
        <span>
          {isFailed ? t.couldNotBeSent({ value: mail.error || t.theMailServerDidNotTake }) : null}
          {mail.state === 'QUEUED' ? t.waitsToBeSent : null}
          {mail.state === 'SENT' ? t.sent({ value: mail.sentAt ? `, ${localTime(mail.sentAt, now)}` : '' }) : null}
        </span>
        {isFailed ? (
          <PlainButton
            type="button"
            className="outlined"
            aria-disabled={isWaiting}
            onClick={() => void (isWaiting || again())}
          >
            {t.sendAgain}
          </PlainButton>
        ) : null}
      </Box>
      {problem ? (
        <Box role="alert" sx={{ color: 'var(--ops-late)' }}>
          {problem}
        </Box>
      ) : null}
    </Box>
  )
}
