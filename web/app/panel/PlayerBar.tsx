import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode } from 'react'
import { icon } from '../../kernel/ui/icon.tsx'
import { mirroredKey } from '../../kernel/ui/mirrored.ts'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useAutoAdvance } from './useAutoAdvance.ts'
import * as t from './__generated__/messages.ts'

const PreviousIcon = icon(<path d="M9.500 4 5.500 8l4 4" />)
const NextIcon = icon(<path d="M6.500 4l4 4-4 4" />)
const PlayIcon = icon(<path d="M5 3.500v9l7.500-4.500z" />)
const PauseIcon = icon(<path d="M5.500 3.500v9M10.500 3.500v9" />)

interface PlayerBarProps {
  /** What is gone through, as records. */
  of: string
  /** Which one is shown, from 0; -1 where it is none of them. */
  at: number
  count: number
  seconds: number
  onGo: (to: number) => void
  children: ReactNode
}

/** Steps through something: buttons, the arrow keys, and by itself until it is paused. */
export function PlayerBar({ of, at, count, seconds, onGo, children }: PlayerBarProps) {
  const hasNext = at < count
  const [isPlaying, play] = useAutoAdvance(seconds, hasNext && count > 0 ? () => onGo(at + 1) : undefined)
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      target.closest('input, textarea, select, video, [role=dialog] [role=dialog]')
    )
      return
    const key = mirroredKey(event.key)
    if (key === 'ArrowRight' && hasNext) onGo(at + 1)
    else if (key === 'ArrowLeft' && at > 0) onGo(at - 1)
    else return
    event.preventDefault()
  }
  const position =
    count === 0
      ? t.no({ of })
      : at < 0
        ? t.notAmongThe({ count })
        : at >= count
          ? t.theEndOf({ count })
          : t.of({ value: at + 1, count })
  return (
    // The keys are those of whatever has the focus in it.
    <Box
      role="group"
      aria-label={t.stepsThrough({ of })}
      aria-keyshortcuts="ArrowLeft ArrowRight"
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gap: 4 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <PlainButton
          type="button"
          className="outlined mirrored"
          aria-label={t.previous}
          title={t.previous2}
          aria-disabled={at <= 0}
          onClick={() => at > 0 && onGo(at - 1)}
        >
          <PreviousIcon />
        </PlainButton>
        <PlainButton
          type="button"
          className="outlined mirrored"
          aria-label={t.next}
          title={t.next2}
          aria-disabled={!hasNext || count === 0}
          onClick={() => hasNext && count > 0 && onGo(at + 1)}
        >
          <NextIcon />
        </PlainButton>
        <Box component="span" role="status" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {position}
        </Box>
        <PlainButton
          type="button"
          style={{ marginInlineStart: 'auto' }}
          aria-pressed={isPlaying}
          aria-disabled={!hasNext || count === 0}
          onClick={() => play(!isPlaying)}
          title={t.goesOnEverySeconds({ seconds })}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
          {isPlaying ? t.pause : t.play}
        </PlainButton>
      </Box>
      {children}
    </Box>
  )
}
