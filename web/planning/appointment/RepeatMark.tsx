import { RepeatIcon } from '../../kernel/ui/lateIcons.tsx'

/** Says of an appointment that it repeats, and how. */
export function RepeatMark({ sentence }: { sentence: string }) {
  return (
    <span role="img" aria-label={sentence} title={sentence} style={{ display: 'inline-flex', verticalAlign: 'middle' }}>
      <RepeatIcon size={12} />
    </span>
  )
}
