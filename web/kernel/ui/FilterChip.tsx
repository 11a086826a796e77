import { lazy, Suspense, useState } from 'react'
import { ChevronIcon } from './icons.tsx'
import { PlainButton } from './PlainButton.tsx'
import * as t from './__generated__/messages.ts'

const FilterMenu = lazy(async () => ({ default: (await import('./FilterMenu.tsx')).FilterMenu }))

export interface Option {
  value: string
  label: string
  indent?: number
  section?: string
}

export interface FilterChipProps {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  /** Called with a value, or with '' for all. */
  onChoose: (value: string) => void
  multiple?: boolean
  /** Its value takes in what is below it in the tree. */
  isTree?: boolean
  /** The value where nothing is chosen. */
  none?: string
  /** All that it says where nothing is chosen, label included. */
  unset?: string
  /** Whether its entries lead somewhere, and none of them is chosen. */
  isWay?: boolean
}

/** One condition of the board: what it is, and a menu to change it. */
export function FilterChip(props: FilterChipProps) {
  const { label, options, chosen, isTree, none = t.all, unset } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const isUnknown = chosen.some((one) => one && !options.some(({ value }) => value === one))
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label)
  // Archived, of somebody else's or misspelt: it narrows all the same.
  if (isUnknown) names.push(t.unknown)
  const isUnset = !names.length && unset !== undefined
  const value = names.length ? [names.join(', '), isTree && t.andSubOrganizations].filter(Boolean).join(' ') : none
  return (
    <>
      <PlainButton
        type="button"
        className={names.length ? 'chip chosen' : 'chip'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setOpened(true)
          setAnchor(event.currentTarget)
        }}
      >
        {isUnset ? null : label}
        <b
          style={{
            fontWeight: 550,
            color: 'var(--ops-ink)',
            maxWidth: 220,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {isUnset ? unset : value}
        </b>
        <ChevronIcon size={12} />
      </PlainButton>
      {opened ? (
        <Suspense>
          <FilterMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
