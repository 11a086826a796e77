import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../kernel/ui/useNarrowing.ts'

/** Also shows the studies that are published or discarded; it stands in the address. */
export function OverToggle() {
  const { search, set } = useNarrowing()
  const showsAll = search.has('all')
  return (
    <PlainButton
      type="button"
      className={showsAll ? 'chip chosen' : 'chip'}
      aria-pressed={showsAll}
      onClick={() => set({ all: showsAll ? null : '1' })}
    >
      Also those that are over
    </PlainButton>
  )
}
