import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { secondsOf } from './duration.ts'
import * as t from './__generated__/messages.ts'

interface CycleTimeProps {
  time: { readonly seconds: number; readonly excluded: boolean; readonly note: string } | undefined
  /** Of which element and cycle, for who listens. */
  name: string
  /** Leaves it out or takes it in, where that may be done. */
  onPress?: () => void
}

/** The time of an element in a cycle; crossed out where it is left out, and saying why. */
export function CycleTime({ time, name, onPress }: CycleTimeProps) {
  if (!time) return <>—</>
  const text = time.excluded ? <del>{secondsOf(time.seconds)}</del> : secondsOf(time.seconds)
  const title = time.excluded ? t.leftOut({ note: time.note }) : undefined
  if (!onPress) return <span title={title}>{text}</span>
  const what = time.excluded
    ? t.include({ name, secondsOf: secondsOf(time.seconds), note: time.note })
    : t.leaveOut({ name, secondsOf: secondsOf(time.seconds) })
  return (
    <PlainButton
      type="button"
      title={title ?? t.leaveItOut}
      aria-label={what}
      onClick={onPress}
      style={{ marginInlineEnd: -8, fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </PlainButton>
  )
}
