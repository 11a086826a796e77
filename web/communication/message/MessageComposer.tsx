import Box from '@mui/material/Box'
import { graphql, useMutation as useRelayMutation } from 'react-relay'
import type { MessageComposerMutation } from '../../__generated__/MessageComposerMutation.graphql.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { problemsIn } from '../../kernel/relay/problems.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { sendsByKey } from '../../kernel/ui/sendsByKey.ts'
import { untouched, useForm } from '../../kernel/ui/useForm.ts'
import { MentionArea } from '../../work/mention/MentionArea.tsx'
import { mentionsIn, type Mentioned } from '../../work/mention/mentions.ts'
import { appendMessage, appendToActivity } from './appendMessage.ts'
import { OutgoingItem } from './OutgoingItem.tsx'
import { useOutgoing, type Outgoing } from './useOutgoing.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation MessageComposerMutation($input: SendMessageInput!) {
    result: sendMessage(input: $input) {
      ... on SendMessageSuccess {
        sentMessage {
          id
          author {
            # eslint-disable-next-line relay/unused-fields -- whose it is in the activity of the record
            id
          }
          ...MessageItem_message
        }
        thread {
          id
          lastAt
          unreadCount
          isMine
          messageCount
          lastMessage {
            id
          }
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const none: readonly Mentioned[] = []

interface MessageComposerProps {
  /** The record or the thread that the unsent text is about. */
  about: string
  /** Where it is said: in a thread, or about a record that has none yet. */
  where: { threadId: string } | { actionId: string }
  /** The record that it is about, whose people and roles it may mention. */
  actionId?: string
  /** What to know beforehand: who reads it. */
  help?: string
  /** Whether it is what one writes now; what is on its way is shown anyway. */
  isShown?: boolean
  /** The activity of a record, where what was sent is to appear too. */
  connection?: string
  /** After something was sent. */
  onSent?: () => void
}

/**
 * A place to say something. What is typed stays until it is sent; what was sent shows at once, and says when it failed.
 */
export function MessageComposer({
  about,
  where,
  actionId,
  help = t.ctrlEnterSendsIt,
  isShown = true,
  connection,
  onSent,
}: MessageComposerProps) {
  const draft = useDraft('message', newIn(about))
  const [text, setText] = useDraftState(draft, 'text', '')
  const [chosen, setChosen] = useDraftState<readonly Mentioned[]>(draft, 'mentions', none)
  const [commit] = useRelayMutation<MessageComposerMutation>(mutation)
  const deliver = ({ key, text: said, mentions }: Outgoing) =>
    new Promise<string | undefined>((resolve) => {
      commit({
        variables: { input: { target: where, text: said, idempotencyKey: key, mentions } },
        updater(store, data) {
          const threadId = data?.result.thread?.id
          if (!threadId) return
          const message = store.getRootField('sendMessage')?.getLinkedRecord('sentMessage')
          appendMessage(store, threadId, message)
          if (connection) appendToActivity(store, connection, message)
        },
        onCompleted({ result }) {
          const failed = Object.values(problemsIn(result) ?? {})[0]
          resolve(failed)
          if (failed) return
          announce(t.messageSent)
          onSent?.()
        },
        onError: (error) => resolve(error.message),
      })
    })
  const { items, send, again, drop } = useOutgoing(about, deliver)
  const form = useForm(untouched, { draft })
  function submit() {
    if (!text.trim()) return
    send(text, mentionsIn(text, chosen))
    setText('')
    setChosen(none)
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {items.length ? (
        <Box
          component="ul"
          aria-label={t.onTheirWay}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {items.map((one) => (
            <OutgoingItem key={one.key} one={one} onAgain={() => again(one)} onDrop={() => drop(one.key)} />
          ))}
        </Box>
      ) : null}
      {isShown ? (
        <Box
          component="form"
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
          sx={{ display: 'grid', gap: 2 }}
        >
          <MentionArea
            actionId={actionId}
            chosen={chosen}
            onMention={(one) => setChosen((all) => [...all, one])}
            label={t.newMessage}
            value={text}
            most={5000}
            rows={2}
            onChange={setText}
            onKeyDown={sendsByKey}
            help={help}
          />
          <PlainButton type="submit" className="primary" style={{ justifySelf: 'start' }} disabled={!text.trim()}>
            {t.send}
          </PlainButton>
        </Box>
      ) : null}
    </Box>
  )
}
