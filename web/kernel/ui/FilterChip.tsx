import { lazy, Suspense, useState } from 'react'
import { ChevronIcon } from './icons.tsx'
import { PlainButton } from './PlainButton.tsx'

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
  /** Called with a value, or with '' for any. */
  onChoose: (value: string) => void
  multiple?: boolean
  suffix?: string
  /** What it says where nothing is chosen. */
  none?: string
}

/** One condition of the board: what it is, and a menu to change it. */
export function FilterChip(props: FilterChipProps) {
  const { label, options, chosen, suffix, none = 'any' } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label)
  const value = names.length ? [names.join(', '), suffix].filter(Boolean).join(' ') : none
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
        {label}
        <b
          style={{
            fontWeight: 550,
            color: 'var(--ops-ink)',
            maxWidth: 220,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {value}
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
