import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, type ReactNode } from 'react'
import { announce } from './announce.ts'
import { CloseIcon } from './icons.tsx'
import { PlainButton } from './PlainButton.tsx'
import { SortableItem } from './SortableItem.tsx'
import * as t from './__generated__/messages.ts'

interface Entry {
  readonly key: string
  readonly name: string
}

interface ChosenListProps {
  /** What the entries are, as shortcuts. */
  of: string
  data: readonly Entry[]
  /** The keys of the chosen ones, in their order. */
  chosen: readonly string[]
  most: number
  onChange: (chosen: readonly string[]) => void
  /** What can be done with all of them. */
  children?: ReactNode
}

/** Some of what there is, in an order: put elsewhere by drag or by key, removed, added. */
export function ChosenList({ of, data, chosen, most, onChange, children }: ChosenListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const entries = chosen.flatMap((key) => data.filter((one) => one.key === key))
  const others = data.filter(({ key }) => !chosen.includes(key))
  const focusOn = (key: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`)?.focus())
  function move(from: number, to: number) {
    const next = [...chosen]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
    announce(t.isOf({ name: entries[from]!.name, value: to + 1, length: chosen.length }))
  }
  function add({ key, name }: Entry) {
    onChange([...chosen, key])
    announce(t.added({ name }))
    focusOn(key)
  }
  function remove({ key, name }: Entry) {
    onChange(chosen.filter((one) => one !== key))
    announce(t.removed({ name }))
    focusOn(key)
  }
  return (
    <Box ref={frame} sx={{ display: 'grid', gap: 3 }}>
      {entries.length ? (
        <Box
          component="ol"
          aria-label={t.chosen({ of })}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            border: '1px solid var(--ops-line)',
            borderRadius: 1,
            '& > li:last-child': { borderBottom: 0 },
          }}
        >
          {entries.map((entry, i) => (
            <SortableItem key={entry.key} label={entry.name} list={of} index={i} count={entries.length} onMove={move}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  {entry.name}
                </Box>
                <PlainButton
                  type="button"
                  data-entry={entry.key}
                  aria-label={t.remove({ name: entry.name })}
                  onClick={() => remove(entry)}
                >
                  <CloseIcon size={14} />
                </PlainButton>
              </Box>
            </SortableItem>
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{t.noneIsChosen}</Typography>
      )}
      {children}
      {others.length ? (
        <Box component="section" aria-label={t.other({ of })} sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {chosen.length < most ? t.addOneOfTheseThereIs({ most }) : t.thereIsRoomForRemoveOne({ most })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxHeight: 220, overflowY: 'auto' }}>
            {others.map((entry) => (
              <PlainButton
                key={entry.key}
                type="button"
                className="chip"
                data-entry={entry.key}
                aria-label={t.add({ name: entry.name })}
                aria-disabled={chosen.length >= most}
                onClick={() => chosen.length < most && add(entry)}
              >
                + {entry.name}
              </PlainButton>
            ))}
          </Box>
        </Box>
      ) : null}
    </Box>
  )
}
