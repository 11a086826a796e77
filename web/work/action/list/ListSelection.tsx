import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { LateWindow } from '../../../kernel/shell/LateWindow.tsx'
import { ActionsMenu } from '../../../kernel/ui/ActionsMenu.tsx'
import { onlyNow } from '../../../kernel/shell/asOf.ts'
import { useLookBack } from '../../../kernel/ui/lookBack.ts'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { useMoves, type Need, type TransitionName } from '../moves.ts'
import type { Column } from './columns.ts'
import { RecordsExport } from './RecordsExport.tsx'
import { ListShape } from './ListShape.tsx'
import type { Group } from './layout.ts'
import type { ListVariables } from './listFilter.ts'
import type { RowPages } from './RowPages.ts'
import { countOf, everything, isSelected, nothing, type Selection } from './selection.ts'
import * as t from './__generated__/messages.ts'

const BulkDialog = lazy(async () => ({ default: (await import('./BulkDialog.tsx')).BulkDialog }))

interface ListSelectionProps {
  count: number
  selection: Selection
  pages: RowPages
  variables: ListVariables
  columns: readonly Column[]
  groups: readonly Group[]
  closed: ReadonlySet<string>
  onClosed: (closed: ReadonlySet<string>) => void
  onSelection: (selection: Selection) => void
  onChanged: () => void
}

interface Offered {
  name: TransitionName
  label: string
  needs: readonly Need[]
}

/** How many records there are and how many of them are selected, and what can be done with these. */
export function ListSelection({
  count,
  selection,
  pages,
  variables,
  columns,
  groups,
  closed,
  onClosed,
  onSelection,
  onChanged,
}: ListSelectionProps) {
  const table = useMoves()
  const isPast = useLookBack() !== undefined
  const [asked, setAsked] = useState<Offered & { actionId: string }>()
  const selected = countOf(selection, count)
  const areClosed = groups.length > 0 && groups.every(({ key }) => closed.has(key))

  /** What leads from the states of those that are at hand; what each needs, from all of these states. */
  function offered(): (Offered & { actionId: string })[] {
    const rows = [...pages.known()].filter(({ id }) => isSelected(selection, id))
    const states = new Set(
      rows.length === selected ? rows.map(({ state }) => state as string) : table.map(({ from }) => from),
    )
    const found = new Map<TransitionName, Offered>()
    for (const { name, label, from, needs } of table) {
      if (!states.has(from)) continue
      const known = found.get(name)
      found.set(name, { name, label, needs: [...new Set([...(known?.needs ?? []), ...needs])] })
    }
    const actionId = rows[0]?.id ?? ''
    return [...found.values()].map((one) => ({ ...one, actionId }))
  }

  return (
    <Box
      role="region"
      aria-label={t.selection}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        minHeight: 44,
        px: { xs: 3, md: 5 },
        py: 1,
        bgcolor: selected ? 'var(--ops-brand-weak)' : undefined,
        borderTop: '1px solid var(--ops-line)',
      }}
    >
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {selected ? t.ofSelected({ selected, count }) : t.records({ count })}
      </span>
      {selected ? (
        <>
          {selected < count ? (
            <PlainButton type="button" onClick={() => onSelection(everything)}>
              {t.selectAll({ count })}
            </PlainButton>
          ) : null}
          <PlainButton type="button" onClick={() => onSelection(nothing)}>
            {t.clear}
          </PlainButton>
        </>
      ) : null}
      <Box
        sx={{
          marginInlineStart: 'auto',
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          minWidth: 0,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          '& > *': { flex: 'none' },
        }}
      >
        {groups.length ? (
          <PlainButton type="button" onClick={() => onClosed(new Set(areClosed ? [] : groups.map(({ key }) => key)))}>
            {areClosed ? t.openAllGroups : t.closeAllGroups}
          </PlainButton>
        ) : null}
        <ListShape />
        {isPast ? (
          <span style={{ color: 'var(--ops-ink-3)' }}>{onlyNow}</span>
        ) : count ? (
          <RecordsExport selection={selection} filter={variables.filter} columns={columns} />
        ) : null}
        {selected && !isPast
          ? offered()
              .filter(({ name }) => name === 'START' || name === 'COMPLETE')
              .map((one) => (
                <PlainButton key={one.name} type="button" className="outlined" onClick={() => setAsked(one)}>
                  {one.label}
                </PlainButton>
              ))
          : null}
        {selected && !isPast ? (
          <ActionsMenu
            label={t.whatToDoWithTheSelection}
            actions={offered().map((one) => ({
              label: `${one.label}${one.needs.length ? '…' : ''}`,
              act: () => setAsked(one),
            }))}
          />
        ) : null}
      </Box>
      {asked ? (
        <LateWindow>
          <BulkDialog
            move={asked}
            actionId={asked.actionId}
            count={selected}
            selection={selection}
            variables={variables}
            onClose={(hasChanged) => {
              setAsked(undefined)
              if (hasChanged) onChanged()
            }}
          />
        </LateWindow>
      ) : null}
    </Box>
  )
}
