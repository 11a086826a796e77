import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { MailFormAgainQuery } from '../../__generated__/MailFormAgainQuery.graphql.ts'
import type { MailFormMutation } from '../../__generated__/MailFormMutation.graphql.ts'
import type { MailFormQuery } from '../../__generated__/MailFormQuery.graphql.ts'
import type { MailForm_action$key } from '../../__generated__/MailForm_action.graphql.ts'
import { Link } from 'react-router-dom'
import { readAgain } from '../../kernel/relay/readAgain.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { DraftLine } from '../../kernel/draft/DraftLine.tsx'
import { newIn, useDraft, useDraftState } from '../../kernel/draft/useDraft.ts'
import { useMutation, type Problems } from '../../kernel/relay/useMutation.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { Field, TextArea } from '../../kernel/ui/Field.tsx'
import { Notice } from '../../kernel/ui/Notice.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { sendsByKey } from '../../kernel/ui/sendsByKey.ts'
import { useForm } from '../../kernel/ui/useForm.ts'
import { AddressesField, addressesIn } from './AddressesField.tsx'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query MailFormQuery {
    mailIsSetUp
    viewer {
      user {
        isEmailVerified
      }
    }
  }
`

const mutation = graphql`
  mutation MailFormMutation($input: SendRecordMailInput!) {
    result: sendRecordMail(input: $input) {
      ... on SendRecordMailSuccess {
        sentMessage {
          id
        }
      }
      ...refusal_form @alias(as: "form")
    }
  }
`

// With the mutation it would be deeper than the server lets be asked.
const again = graphql`
  query MailFormAgainQuery($key: String!) {
    action(key: $key) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for RecordMail
      ...RecordMail_action
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for RecordMessages
      ...RecordMessages_action
    }
  }
`

interface MailFormProps {
  action: MailForm_action$key
  /** After it was sent. */
  onSent?: () => void
}

/**
 * Writes a mail about a record; where mail is not set up it copies the text instead. What is typed is kept.
 */
export function MailForm({ action: key, onSent }: MailFormProps) {
  const action = useFragment(
    graphql`
      fragment MailForm_action on Action {
        id
        key
        title
      }
    `,
    key,
  )
  const draft = useDraft('mail', newIn(action.id))
  const [to, setTo] = useDraftState(draft, 'to', '')
  const [typed, setSubject] = useDraftState(draft, 'subject', '')
  const [text, setText] = useDraftState(draft, 'text', '')
  const [problems, setProblems] = useState<Problems>({})
  const [isCopied, setIsCopied] = useState(false)
  const { data } = useLookUp<MailFormQuery>(query, {}, 0)
  const [commit, waiting] = useMutation<MailFormMutation>(mutation)
  const environment = useRelayEnvironment()
  const form = useForm(problems, { draft })
  // One key a letter, so that what was sent without an answer does not go out twice.
  const attempt = useRef({ letter: '', idempotencyKey: '' })
  const subject = typed || `${action.key} ${action.title}`.slice(0, 200)
  const addresses = addressesIn(to)
  const isSetUp = data?.mailIsSetUp !== false
  const isUnverified = data?.viewer?.user.isEmailVerified === false

  async function send() {
    const letter = { actionId: action.id, addresses, subject, text }
    const asText = JSON.stringify(letter)
    if (attempt.current.letter !== asText) attempt.current = { letter: asText, idempotencyKey: crypto.randomUUID() }
    const outcome = await commit({ ...letter, idempotencyKey: attempt.current.idempotencyKey })
    if (outcome.problems) return setProblems(inFields(outcome.problems))
    setProblems({})
    draft.discard()
    announce(t.mailQueued)
    readAgain<MailFormAgainQuery>(environment, again, { key: action.key })
    onSent?.()
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${text}`)
      setIsCopied(true)
      announce(t.textCopied)
    } catch {
      setProblems({ input: t.theBrowserDidNotLetThe })
    }
  }
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onKeyDown={sendsByKey}
      onSubmit={(event) => {
        event.preventDefault()
        if (!waiting) void (isSetUp ? send() : copy())
      }}
      sx={{ display: 'grid', gap: 3 }}
    >
      <DraftLine draft={draft} title={t.mailAbout({ key: action.key })} />
      {isSetUp ? null : (
        <Box sx={{ px: 3, py: 2, borderRadius: '6px', bgcolor: 'var(--ops-line-2)', color: 'text.secondary' }}>
          {t.mailIsNotSetUpHere}
        </Box>
      )}
      {isSetUp && isUnverified ? (
        <Box sx={{ px: 3, py: 2, borderRadius: '6px', bgcolor: 'var(--ops-line-2)', color: 'text.secondary' }}>
          {t.yourEmailAddressIsNotVerified} <Link to="/myprofile">{t.verifyIt}</Link>
        </Box>
      ) : null}
      {problems.input ? <Notice role="alert">{problems.input}</Notice> : null}
      <AddressesField value={to} onChange={setTo} problem={problems.addresses} />
      <Field
        label={t.subject}
        value={subject}
        maxLength={200}
        onChange={({ target }) => setSubject(target.value)}
        problem={problems.subject}
      />
      <TextArea
        label={t.text}
        rows={4}
        value={text}
        maxLength={10_000}
        onChange={({ target }) => {
          setText(target.value)
          setIsCopied(false)
        }}
        problem={problems.text}
      />
      {isSetUp && addresses.length ? (
        <Typography variant="body2" color="textSecondary">
          {t.theMailGoesTo({ addresses: addresses.join(', ') })}
        </Typography>
      ) : null}
      <PlainButton type="submit" className="primary" style={{ justifySelf: 'start' }} aria-disabled={waiting}>
        {isSetUp ? t.sendTheMail : isCopied ? t.copied : t.copyTheText}
      </PlainButton>
    </Box>
  )
}

/** A problem of one address is one of the field that holds them all. */
const inFields = (problems: Problems): Problems => {
  const ofAddress = Object.entries(problems).find(([path]) => path.startsWith('addresses'))
  return ofAddress ? { ...problems, addresses: ofAddress[1] } : problems
}
