import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useState } from 'react'
import { SearchIcon } from './icons.tsx'
import { useNarrowing } from './useNarrowing.ts'

const pause = 250

const Field = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: 320,
  minWidth: 0,
  height: 32,
  padding: '0 10px',
  border: '1px solid var(--ops-line)',
  borderRadius: 8,
  background: 'var(--ops-page)',
  color: 'var(--ops-ink-3)',
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    padding: 0,
    background: 'none',
    color: 'var(--ops-ink)',
    font: 'inherit',
  },
  '& input::placeholder': { color: 'var(--ops-ink-3)', opacity: 1 },
  '&:focus-within': { outline: '2px solid var(--ops-brand)', outlineOffset: -1 },
  '& svg': { flex: 'none' },
  [theme.breakpoints.down('md')]: { width: 'auto', minWidth: 160, flex: 1 },
}))

interface SearchFieldProps {
  /** What of the address it is. */
  param: string
  label: string
}

/** Narrows a screen to a text, which stands in the address a moment after the last key. */
export function SearchField({ param, label }: SearchFieldProps) {
  const { search, set } = useNarrowing()
  const inAddress = search.get(param) ?? ''
  const [text, setText] = useState(inAddress)
  // What stands in the address, and what was sent there and is still on its way: it arrives after more was typed.
  const [sent, setSent] = useState([inAddress])
  if (inAddress !== sent[0]) {
    const arrived = sent.indexOf(inAddress)
    setSent(arrived > 0 ? sent.slice(arrived) : [inAddress])
    if (arrived < 0) setText(inAddress)
  }
  const last = sent.at(-1)
  const send = useEffectEvent(() => {
    setSent([...sent, text])
    set({ [param]: text })
  })
  useEffect(() => {
    if (text === last) return
    const timer = setTimeout(() => send(), pause)
    return () => clearTimeout(timer)
  }, [text, last])
  return (
    <Field>
      <SearchIcon />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  )
}
