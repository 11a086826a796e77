import Box from '@mui/material/Box'
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { graphql } from 'react-relay'
import type { MentionAreaQuery } from '../../__generated__/MentionAreaQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { TextArea } from '../../kernel/ui/Field.tsx'
import { MentionList, type Mentionable } from './MentionList.tsx'
import type { Mentioned } from './mentions.ts'
import { tokenAt, withName } from './mentionToken.ts'

const query = graphql`
  query MentionAreaQuery($id: ID!, $search: String!) {
    node(id: $id) {
      ... on Action {
        mentionable(search: $search, first: 8) {
          kind
          name
          userId
          accessLevel
          jobRoleId
        }
      }
    }
  }
`

interface MentionAreaProps extends Omit<ComponentProps<typeof TextArea>, 'onChange' | 'value' | 'maxLength'> {
  /** The record that the text is about; without it nobody is offered. */
  actionId: string | undefined
  value: string
  /** How long the text may be. */
  most: number
  chosen: readonly Mentioned[]
  onChange: (text: string) => void
  onMention: (mentioned: Mentioned) => void
}

/** A text in which an @ offers people and roles of the record; by keys and by mouse. */
export function MentionArea({
  actionId,
  value,
  most,
  chosen,
  onChange,
  onMention,
  onKeyDown,
  ...area
}: MentionAreaProps) {
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<number>()
  const caretNext = useRef<number>(undefined)
  const names = chosen.map(({ name }) => name)
  const token = actionId ? tokenAt(value, caret, names) : undefined
  const isOpen = token !== undefined && token.start !== closedAt
  const asked = isOpen ? { id: actionId!, search: token.search } : null
  const { data } = useLookUp<MentionAreaQuery>(query, asked, 150)
  // What is offered of before fits what is typed meanwhile, or is not offered.
  const typed = token?.search.toLowerCase() ?? ''
  const found = isOpen ? (data?.node?.mentionable ?? []) : []
  const offered = found.filter(({ name }) => name.toLowerCase().includes(typed))
  useLayoutEffect(() => {
    const next = caretNext.current
    caretNext.current = undefined
    if (next !== undefined) frame.current?.querySelector('textarea')?.setSelectionRange(next, next)
  })
  function choose({ name, userId, accessLevel, jobRoleId }: Mentionable) {
    if (!token) return
    const next = withName(value, token, name)
    caretNext.current = next.caret
    setCaret(next.caret)
    onMention({
      name,
      input: userId ? { userId } : jobRoleId ? { jobRoleId } : { accessLevel: accessLevel! },
    })
    onChange(next.text)
  }
  function onListKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    const one = offered[Math.min(active, offered.length - 1)]
    if (!one || event.ctrlKey || event.metaKey) return onKeyDown?.(event)
    if (step) setActive((active + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(one)
    else if (event.key === 'Escape') setClosedAt(token?.start)
    else return onKeyDown?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  const at = Math.min(active, offered.length - 1)
  const list = offered.length
    ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${at}`, 'aria-haspopup': 'listbox' as const }
    : {}
  return (
    <Box ref={frame} sx={{ position: 'relative' }}>
      {offered.length ? <MentionList id={listId} offered={offered} active={at} onChoose={choose} /> : null}
      <TextArea
        {...area}
        {...list}
        aria-autocomplete="list"
        value={value}
        maxLength={most}
        onChange={({ target }) => {
          setCaret(target.selectionStart)
          setActive(0)
          if (!tokenAt(target.value, target.selectionStart, names)) setClosedAt(undefined)
          onChange(target.value)
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setClosedAt(token?.start)}
        onKeyDown={onListKey}
      />
    </Box>
  )
}
