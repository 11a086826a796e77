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
  /** What stands behind the conditions. */
  after?: ReactNode
}

/** What a screen is narrowed to, and the way to narrow it further, with whether it is live at its end. */
export function FilterLine({ conditions, children, after }: FilterLineProps) {
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
      const button = [...places].find(({ dataset }) => dataset.condition === asking)?.querySelector('button')
      if (!button) return
      setAsking(undefined)
      button.click()
    }, 20)
    return () => clearInterval(timer)
  }, [asking])
  function add(label: string) {
    setCurrent(label)
    setAsking(label)
  }
  const missing = conditions.filter(({ label, isSet }) => !isSet && label !== current)
  return (
    <Box
      ref={chips}
      role="group"
      aria-label={t.narrowedTo}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', px: { xs: 3, md: 5 }, py: 2.5 }}
    >
      {children}
      {conditions
        .filter((one) => !missing.includes(one))
        .map(({ label, chip }) => (
          <div
            key={label}
            data-condition={label}
            style={{ display: 'contents' }}
            onClickCapture={() => setCurrent(label)}
          >
            {chip}
          </div>
        ))}
      {missing.length ? (
        <FilterChip
          label={t.filter}
          unset={t.addAFilter}
          options={missing.map(({ label }) => ({ value: label, label }))}
          chosen={[]}
          onChoose={add}
          isWay
        />
      ) : null}
      {after}
      <Box data-screen-only sx={{ marginInlineStart: 'auto' }}>
        {isLive ? <LiveState /> : null}
      </Box>
    </Box>
  )
}
