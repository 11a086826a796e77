import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'

/** Whether what has ended is shown too; it stands in the address. */
export function EndedToggle() {
  const { search, set } = useNarrowing()
  const isShown = search.has('ended')
  return (
    <PlainButton
      type="button"
      className={isShown ? 'chip chosen' : 'chip'}
      aria-pressed={isShown}
      onClick={() => set({ ended: isShown ? null : '1' })}
    >
      Ended ones too
    </PlainButton>
  )
}
