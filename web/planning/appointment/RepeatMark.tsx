import { RepeatIcon } from '../../kernel/ui/icons.tsx'
import * as t from './__generated__/messages.ts'

/** Says of an appointment that it repeats, and how where that is known. */
export function RepeatMark({ sentence }: { sentence?: string }) {
  const label = sentence ?? t.repeats
  return (
    <span role="img" aria-label={label} title={label} style={{ display: 'inline-flex', verticalAlign: 'middle' }}>
      <RepeatIcon size={12} />
    </span>
  )
}
