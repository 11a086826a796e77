import Box from '@mui/material/Box'
import { useRef, useState } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { NoteComposerMutation } from '../../__generated__/NoteComposerMutation.graphql.ts'
import type { MayWait } from '../../kernel/offline/waiting.ts'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { problemsIn } from '../../kernel/relay/problems.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { restAfter } from '../../kernel/ui/restAfter.ts'
import { sendsByKey } from '../../kernel/ui/sendsByKey.ts'
import { untouched, useForm } from '../../kernel/ui/useForm.ts'
import { MentionArea } from '../mention/MentionArea.tsx'
import { mentionsIn, type Mentioned } from '../mention/mentions.ts'
import * as t from './__generated__/messages.ts'

const mutation = graphql`
  mutation NoteComposerMutation($input: AddNoteInput!, $connections: [ID!]!) {
    result: addNote(input: $input) {
      ... on AddNoteSuccess {
        note @appendNode(connections: $connections, edgeTypeName: "ActivityItemEdge") {
          id
          # eslint-disable-next-line relay/unused-fields -- where it stands in the activity of the record
          at: createdAt
          ...NoteItem_note
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

const none: readonly Mentioned[] = []

interface NoteComposerProps {
  actionId: string
  title: string
  /** The activity of the record, where the note is to appear. */
  connection: string
}

/** A place to write a note. What is typed stays until it is sent, also over a reload and a crash. */
export function NoteComposer({ actionId, title, connection }: NoteComposerProps) {
  const draft = useDraft('note', newIn(actionId))
  const [text, setText] = useDraftState(draft, 'text', '')
  const [chosen, setChosen] = useDraftState<readonly Mentioned[]>(draft, 'mentions', none)
  const [problem, setProblem] = useState<string>()
  const environment = useRelayEnvironment()
  const [sending, setSending] = useState(false)
  // One key a text, so that what was sent without an answer is not there twice when it is sent again.
  const attempt = useRef({ text: '', key: '' })
  const form = useForm(untouched, { draft })
  function send() {
    if (sending || !text.trim()) return
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    const mentions = mentionsIn(text, chosen)
    setProblem(undefined)
    setSending(true)
    let hasWaited = false
    const clear = () => {
      setText(restAfter(text))
      setChosen((all) => all.filter((one) => !chosen.includes(one)))
    }
    const onWaiting = () => {
      hasWaited = true
      setSending(false)
      clear()
      announce(t.theNoteWaitsToBeSent)
    }
    commitMutation<NoteComposerMutation>(environment, {
      mutation,
      variables: {
        input: { actionId, text, idempotencyKey: attempt.current.key, ...(mentions.length && { mentions }) },
        connections: [connection],
      },
      cacheConfig: {
        force: true,
        metadata: { mayWait: { actionId, what: t.note, title, text, onWaiting } satisfies MayWait },
      },
      onCompleted({ result }) {
        // What is refused later is told where it was kept.
        if (hasWaited) return
        setSending(false)
        const failed = Object.values(problemsIn(result) ?? {})[0]
        setProblem(failed)
        if (failed) return
        clear()
        announce(t.noteAdded)
      },
      onError(error) {
        if (hasWaited) return
        setSending(false)
        setProblem(error.message)
      },
    })
  }
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <MentionArea
        actionId={actionId}
        chosen={chosen}
        onMention={(one) => setChosen((all) => [...all, one])}
        label={t.newNote}
        value={text}
        most={5000}
        onChange={setText}
        onKeyDown={sendsByKey}
        help={t.ctrlEnterAddsItNotesAre}
        problem={problem}
      />
      <PlainButton
        type="submit"
        className="primary"
        style={{ justifySelf: 'start' }}
        disabled={sending || !text.trim()}
      >
        {t.addNote}
      </PlainButton>
    </Box>
  )
}
