import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { keepChoice, readChoice } from '../../kernel/shell/ownChoice.ts'
import { ChevronIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Places, type Place } from './Places.tsx'

interface PlaceGroupProps {
  /** The name under which it is remembered that it is shut. */
  name: string
  heading: string
  places: readonly Place[]
  onNavigate?: () => void
}

const Heading = styled(PlainButton)({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: '100%',
  padding: '0 8px 4px',
  border: 0,
  background: 'none',
  color: 'var(--mui-palette-text-disabled)',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  textAlign: 'start',
  '& svg': { marginInlineStart: 'auto', opacity: 0, transition: 'transform 120ms' },
  '&:hover svg, &:focus-visible svg, &[aria-expanded=false] svg': { opacity: 1 },
  '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
  '@media (hover: none)': { '& svg': { opacity: 1 } },
  '@media (pointer: coarse)': { minHeight: 44 },
})

/** Places under a heading that shuts and opens them; how they were left is remembered. */
export function PlaceGroup({ name, heading, places, onNavigate }: PlaceGroupProps) {
  const [isShut, setIsShut] = useState(() => readChoice(`places ${name}`) === 'shut')
  function toggle() {
    keepChoice(`places ${name}`, isShut ? 'open' : 'shut')
    setIsShut(!isShut)
  }
  return (
    <div>
      <Heading type="button" aria-expanded={!isShut} onClick={toggle}>
        {heading}
        <ChevronIcon size={12} />
      </Heading>
      {isShut ? null : <Places places={places} label={heading} onNavigate={onNavigate} />}
    </div>
  )
}
