import { PlainButton } from './PlainButton.tsx'
import { useNarrowing } from './useNarrowing.ts'

/** Whether what is archived is shown too; it stands in the address. */
export function ArchivedToggle() {
  const { search, set } = useNarrowing()
  const shown = search.has('archived')
  return (
    <PlainButton
      type="button"
      className={shown ? 'chip chosen' : 'chip'}
      aria-pressed={shown}
      onClick={() => set({ archived: shown ? null : '1' })}
    >
      Archived too
    </PlainButton>
  )
}
