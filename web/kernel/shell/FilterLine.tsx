import Box from '@mui/material/Box'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FilterChip } from '../ui/FilterChip.tsx'
import { useLookBack } from '../ui/lookBack.ts'
import { LiveState } from './LiveState.tsx'
import * as t from './__generated__/messages.ts'

/** A condition that a screen can be narrowed by. */
export interface FilterCondition {
  label: string
  isSet: boolean
  chip: ReactNode
}

interface FilterLineProps {
  conditions: readonly FilterCondition[]
  /** What stands there always, before the conditions. */
  children?: ReactNode
  /** What begins the line; where there is room for one line, what is set stands below it. */
  tools?: ReactNode
  /** What stands behind the conditions. */
  after?: ReactNode
}

/** The head of a screen: the tools take what room there is, and where it is narrow a line of their own. */
const head = {
  py: 1.5,
  mb: 3,
  rowGap: 1,
  bgcolor: 'background.paper',
  borderBottom: '1px solid var(--ops-line)',
  '& > :first-child': { flex: { xs: '1 0 100%', md: '1 1 0' }, minWidth: 0 },
}

/** What a screen is narrowed to, and the way to narrow it further, with whether it is live at its end. */
export function FilterLine({ conditions, children, tools, after }: FilterLineProps) {
  const isLive = useLookBack() === undefined
  // The one that is being changed stays, also where nothing of it is chosen.
  const [current, setCurrent] = useState<string>()
  const [asking, setAsking] = useState<string>()
  const chips = useRef<HTMLDivElement>(null)
  // What was just added asks at once for its value; its code may come a moment later.
  useEffect(() => {
    if (asking === undefined) return
    const timer = setInterval(() => {
      const places = chips.current?.querySelectorAll<HTMLElement>('[data-condition]') ?? []
      const place = [...places].find(({ dataset }) => dataset.condition === asking)
      const way = place?.querySelector<HTMLElement>('button, input')
      if (!way) return
      setAsking(undefined)
      way.focus()
      way.click()
    }, 20)
    return () => clearInterval(timer)
  }, [asking])
  function add(label: string) {
    setCurrent(label)
    setAsking(label)
  }
  const missing = conditions.filter(({ label, isSet }) => !isSet && label !== current)
  const set = conditions
    .filter((one) => !missing.includes(one))
    .map(({ label, chip }) => (
      <div key={label} data-condition={label} style={{ display: 'contents' }} onClickCapture={() => setCurrent(label)}>
        {chip}
      </div>
    ))
  const more = missing.length ? (
    <FilterChip
      label={t.filter}
      unset={t.addAFilter}
      options={missing.map(({ label }) => ({ value: label, label }))}
      chosen={[]}
      onChoose={add}
      isWay
    />
  ) : null
  return (
    <Box
      ref={chips}
      role="group"
      aria-label={t.narrowedTo}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        px: { xs: 3, md: 5 },
        py: 2.5,
        ...(tools && head),
      }}
    >
      {tools}
      {children}
      {tools ? null : set}
      {more}
      {tools ? null : after}
      <Box data-screen-only sx={{ marginInlineStart: 'auto', order: tools ? { xs: 1, md: 0 } : 0 }}>
        {isLive ? <LiveState /> : null}
      </Box>
      {tools && (set.length || after) ? (
        <>
          <Box sx={{ display: { xs: 'none', md: 'block' }, flexBasis: '100%' }} />
          {set}
          {after}
        </>
      ) : null}
    </Box>
  )
}
