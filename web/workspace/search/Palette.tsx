import Dialog from '@mui/material/Dialog'
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { graphql } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PaletteQuery } from '../../__generated__/PaletteQuery.graphql.ts'
import { useLookUp } from '../../kernel/relay/useLookUp.ts'
import { announce } from '../../kernel/ui/announce.ts'
import { hasWords, type Entry } from './entries.ts'
import { hitEntry } from './hitEntry.ts'
import { narrowingEntries } from './narrowingEntries.ts'
import { PaletteField } from './PaletteField.tsx'
import { PaletteList } from './PaletteList.tsx'
import { recents, remember } from './recents.ts'
import { useCommands, type KnownPaths } from './useCommands.ts'
import * as t from './__generated__/messages.ts'

const query = graphql`
  query PaletteQuery($text: String!) {
    search(text: $text, perKind: 5, first: 40) {
      edges {
        node {
          kind
          nodeId
          key
          addressKey
          title
          where
          organizationId
          isOver
        }
      }
    }
  }
`

/** Of a group of commands beside what was found, so that neither hides the other. */
const mostCommands = 6

/** Finds anything, goes anywhere, does anything: what is typed narrows it, the arrows choose, Enter opens. */
export function Palette({ knownPaths, onClose }: { knownPaths: KnownPaths; onClose: () => void }) {
  const listId = useId()
  const navigate = useNavigate()
  const location = useLocation()
  const commands = useCommands(knownPaths)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [recent] = useState(recents)
  const asked = text.trim()
  const { data, failure, isCurrent } = useLookUp<PaletteQuery>(query, asked.length > 1 ? { text: asked } : null, 120)
  const entries = useMemo<Entry[]>(() => {
    if (!asked) return [...recent, ...commands]
    const answered = asked.length > 1 ? (data?.search.edges ?? []).flatMap(({ node }) => hitEntry(node, location)) : []
    // Until the answer comes, what was found before stays as far as it fits: Enter never opens what was not meant.
    const found = isCurrent ? answered : answered.filter(({ title, detail }) => hasWords(`${title} ${detail}`, asked))
    const inOrder = [...new Set(found.map(({ group }) => group))].flatMap((group) =>
      found.filter((one) => one.group === group),
    )
    const fitting = commands.filter(({ title }) => hasWords(title, asked)).slice(0, mostCommands)
    return [...inOrder, ...fitting, ...narrowingEntries(asked, location)]
  }, [asked, recent, commands, data, isCurrent, location])
  const chosen = entries[Math.min(active, entries.length - 1)]
  const count = entries.length
  useEffect(() => {
    if (asked && isCurrent) announce(t.found({ count }))
  }, [asked, isCurrent, count])

  function open(entry: Entry, inNewTab: boolean) {
    if (entry.to) {
      if (entry.group !== t.filter) remember(entry)
      if (inNewTab) return void window.open(entry.to, '_blank', 'noopener')
    }
    onClose()
    if (entry.to) void navigate(entry.to)
    else entry.run?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = count - 1
    const to = { ArrowDown: active >= last ? 0 : active + 1, ArrowUp: active <= 0 ? last : active - 1 }[event.key]
    if (to !== undefined) setActive(to)
    else if (event.key === 'Enter' && chosen) open(chosen, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={120}
      slotProps={{
        paper: {
          'aria-label': t.searchEverything,
          sx: {
            alignSelf: 'start',
            mt: { xs: 2, sm: '12vh' },
            mx: 2,
            width: 'calc(100% - 16px)',
            maxHeight: '70vh',
            border: '1px solid var(--ops-line)',
            bgcolor: 'var(--ops-raised)',
          },
        },
      }}
    >
      <PaletteField
        value={text}
        listId={listId}
        activeId={chosen ? `${listId}-${entries.indexOf(chosen)}` : undefined}
        onChange={(value) => {
          setText(value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList
        entries={entries}
        listId={listId}
        chosen={chosen}
        isWaiting={asked.length > 1 && !isCurrent}
        failure={failure}
        onPoint={(entry) => setActive(entries.indexOf(entry))}
        onOpen={open}
      />
    </Dialog>
  )
}
