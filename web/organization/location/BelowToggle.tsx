import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'

/** Whether what belongs to the organizations below is left out; it stands in the address. */
export function BelowToggle() {
  const { search, set } = useNarrowing()
  const only = search.has('only')
  return (
    <PlainButton
      type="button"
      className={only ? 'chip chosen' : 'chip'}
      aria-pressed={only}
      onClick={() => set({ only: only ? null : '1' })}
    >
      This organization only
    </PlainButton>
  )
}
