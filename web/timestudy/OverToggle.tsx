import { useSearchParams } from 'react-router-dom'
import { PlainButton } from '../ui/PlainButton.tsx'

/** Also shows the studies that are published or discarded; it stands in the address. */
export function OverToggle() {
  const [params, setParams] = useSearchParams()
  const showsAll = params.has('all')
  return (
    <PlainButton
      type="button"
      className={showsAll ? 'chip chosen' : 'chip'}
      aria-pressed={showsAll}
      onClick={() =>
        setParams(
          (current) => {
            const next = new URLSearchParams(current)
            if (showsAll) next.delete('all')
            else next.set('all', '')
            return next
          },
          { replace: true },
        )
      }
    >
      Also those that are over
    </PlainButton>
  )
}
