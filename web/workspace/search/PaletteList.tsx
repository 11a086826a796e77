import { styled } from '@mui/material/styles'
import { useEffect, useId } from 'react'
import { Keys } from '../../kernel/shell/Keys.tsx'
import type { Entry } from './entries.ts'
import * as t from './__generated__/messages.ts'

const List = styled('div')({
  overflowY: 'auto',
  padding: '4px 8px 0',
  scrollPaddingBlock: '32px 112px',
  '& .heading': { padding: '8px 8px 4px', color: 'var(--ops-ink-3)', fontSize: 12, lineHeight: '16px' },
  // The ways to narrow a list to what was typed stay in sight, however much was found.
  '& .last': { position: 'sticky', bottom: 0, paddingBottom: 8, background: 'var(--ops-raised)' },
  '& .entry': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 32,
    padding: '2px 8px',
    borderRadius: 6,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& .entry[aria-selected=true]': { background: 'var(--ops-brand-weak)' },
  '& .title': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .over .title': { color: 'var(--ops-ink-2)', textDecoration: 'line-through' },
  '& .detail': {
    flex: '1 1 0',
    minWidth: 60,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--ops-ink-2)',
    fontSize: 12,
  },
})

const Failure = styled('p')({ margin: 0, padding: '12px 16px 8px', color: 'var(--ops-late)' })

interface PaletteListProps {
  entries: readonly Entry[]
  listId: string
  chosen: Entry | undefined
  isWaiting: boolean
  failure: string | undefined
  onPoint: (entry: Entry) => void
  onOpen: (entry: Entry, inNewTab: boolean) => void
}

/** What there is to choose from, by groups; the chosen one is always in sight. */
export function PaletteList({ entries, listId, chosen, isWaiting, failure, onPoint, onOpen }: PaletteListProps) {
  const headingId = useId()
  const at = chosen ? entries.indexOf(chosen) : -1
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, at])
  const groups = [...new Set(entries.map(({ group }) => group))]
  return (
    <>
      {failure ? <Failure role="alert">{failure}</Failure> : null}
      {/* What scrolls is the list of the field itself, so that its arrow keys are known to scroll it. */}
      <List role="listbox" id={listId} aria-label={t.whatThereIs} aria-busy={isWaiting}>
        {groups.map((group, g) => (
          <div
            key={group}
            role="group"
            aria-labelledby={`${headingId}-${g}`}
            className={group === t.filter ? 'last' : undefined}
          >
            <div id={`${headingId}-${g}`} className="heading" role="presentation">
              {group}
            </div>
            {entries.map((entry, i) =>
              entry.group === group ? (
                // The keys are those of the field, which has the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={entry.id}
                  id={`${listId}-${i}`}
                  role="option"
                  aria-selected={entry === chosen}
                  className={entry.isOver ? 'entry over' : 'entry'}
                  onMouseMove={() => onPoint(entry)}
                  onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
                >
                  <span className="title" title={entry.title}>
                    {entry.title}
                  </span>
                  <span className="detail">{entry.detail}</span>
                  {entry.keys ? <Keys keys={entry.keys.split(' ')} /> : null}
                </div>
              ) : null,
            )}
          </div>
        ))}
      </List>
    </>
  )
}
