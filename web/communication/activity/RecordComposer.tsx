import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecordComposer_action$key } from '../../__generated__/RecordComposer_action.graphql.ts'
import { useLookBack } from '../../kernel/ui/lookBack.ts'
import { Why } from '../../kernel/ui/Why.tsx'
import { NoteComposer } from '../../work/note/NoteComposer.tsx'
import { MailForm } from '../message/MailForm.tsx'
import { MessageComposer } from '../message/MessageComposer.tsx'
import { ComposerSwitch } from './ComposerSwitch.tsx'
import { keepKind, lastKind, writtenKinds, type WrittenKind } from './lastKind.ts'
import * as t from './__generated__/messages.ts'

interface RecordComposerProps {
  action: RecordComposer_action$key
  /** The activity, where what was written is to appear. */
  connection: string
  /** After something was sent that has not put itself there. */
  onSent: () => void
}

/** The one place to write on a record: a note, a message, or a mail. What is typed in each is kept. */
export function RecordComposer({ action: key, connection, onSent }: RecordComposerProps) {
  const action = useFragment(
    graphql`
      fragment RecordComposer_action on Action {
        id
        title
        can {
          collaborate {
            allowed
            reason
          }
        }
        thread {
          id
          closedAt
          can {
            post {
              allowed
              reason
            }
          }
        }
        ...MailForm_action
      }
    `,
    key,
  )
  const [chosen, setChosen] = useState(lastKind)
  const { id, thread, can } = action
  const refusalOf = ({ allowed, reason }: { allowed: boolean; reason?: string | null }) =>
    allowed ? null : (reason ?? t.notPossible)
  const onRecord = refusalOf(can.collaborate)
  const refusals: Record<WrittenKind, string | null> = {
    note: onRecord,
    message: thread ? refusalOf(thread.can.post) : onRecord,
    mail: onRecord ?? (thread?.closedAt ? t.threadIsClosed : null),
  }
  const isPast = useLookBack() !== undefined
  const allowed = isPast ? [] : writtenKinds.filter((kind) => !refusals[kind])
  if (!allowed.length) return <Why permission={can.collaborate} />
  const kind = allowed.includes(chosen) ? chosen : allowed[0]!
  return (
    <Box
      component="section"
      aria-label={t.write}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ComposerSwitch
        kind={kind}
        refusals={refusals}
        onChoose={(one) => {
          setChosen(one)
          keepKind(one)
        }}
      />
      {kind === 'note' ? <NoteComposer actionId={id} title={action.title} connection={connection} /> : null}
      {refusals.message ? null : (
        <MessageComposer
          key={thread?.id ?? id}
          about={id}
          actionId={id}
          where={thread ? { threadId: thread.id } : { actionId: id }}
          help={t.messageReaders}
          isShown={kind === 'message'}
          connection={connection}
          onSent={onSent}
        />
      )}
      {kind === 'mail' ? (
        <Box sx={{ maxHeight: '50vh', overflow: 'auto' }}>
          <MailForm action={action} onSent={onSent} />
        </Box>
      ) : null}
    </Box>
  )
}
