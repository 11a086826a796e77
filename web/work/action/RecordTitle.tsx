import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRef, useState, type KeyboardEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RecordTitle_action$key } from '../../__generated__/RecordTitle_action.graphql.ts'
import { theirs } from '../../kernel/relay/problems.ts'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { fields } from '../../kernel/ui/fields.ts'
import { useMoveAction } from './useMoveAction.ts'
import * as t from './__generated__/messages.ts'

const Text = styled('button')({
  margin: '0 -6px',
  padding: '2px 6px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'text',
  '&:hover': { background: 'var(--ops-line-2)' },
})

interface TitleDraft {
  text: string
  /** Of the record as it was when it was begun. */
  version: number
  problem?: string
}

/** The title of a record, edited in place: Enter saves it, Escape leaves it as it was. */
export function RecordTitle({ action: key }: { action: RecordTitle_action$key }) {
  const action = useFragment(
    graphql`
      fragment RecordTitle_action on Action {
        id
        title
        state
        bucket
        version
        viewerTransitions
      }
    `,
    key,
  )
  const { title, state, bucket, version } = action
  const commit = useMoveAction()
  const [draft, setDraft] = useState<TitleDraft>()
  const heading = useRef<HTMLHeadingElement>(null)

  function leave() {
    setDraft(undefined)
    requestAnimationFrame(() => heading.current?.querySelector('button')?.focus())
  }

  async function save(isLeft = false) {
    if (!draft) return
    const text = draft.text.trim()
    if (text !== title) {
      const move = { name: 'EDIT', label: t.edit, from: state, to: state, bucket, needs: [] } as const
      const failed = await commit({ ...action, version: draft.version }, move, { title: text })
      if (failed && failed !== theirs)
        return setDraft({ ...draft, problem: failed.title ?? failed.input ?? Object.values(failed)[0] })
    }
    if (isLeft) setDraft(undefined)
    else leave()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') void save()
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  if (draft)
    return (
      <TextArea
        label={fields.Action.title.label}
        value={draft.text}
        maxLength={fields.Action.title.most}
        rows={2}
        style={{ minHeight: 0, fontSize: 15, fontWeight: 650 }}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ target }) => setDraft({ text: target.value.replaceAll('\n', ' '), version: draft.version })}
        onKeyDown={onKeyDown}
        onBlur={() => void save(true)}
        problem={draft.problem}
      />
    )
  return (
    <Typography ref={heading} component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
      {action.viewerTransitions.includes('EDIT') ? (
        <Text type="button" title={t.editTheTitle} onClick={() => setDraft({ text: title, version })}>
          {title}
        </Text>
      ) : (
        title
      )}
    </Typography>
  )
}
