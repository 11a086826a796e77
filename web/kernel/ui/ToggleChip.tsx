import { PlainButton } from './PlainButton.tsx'
import { useNarrowing } from './useNarrowing.ts'

/** What is on or off in the address, as a chip. */
export function ToggleChip({ param, label }: { param: string; label: string }) {
  const { search, set } = useNarrowing()
  const isOn = search.has(param)
  return (
    <PlainButton
      type="button"
      className={isOn ? 'chip chosen' : 'chip'}
      aria-pressed={isOn}
      onClick={() => set({ [param]: isOn ? null : '1' })}
    >
      {label}
    </PlainButton>
  )
}
