import { useSearchParams } from 'react-router-dom'
import { PlainButton } from '../ui/PlainButton.tsx'

/** Whether what belongs to the organizations below is left out; it stands in the address. */
export function BelowToggle() {
  const [params, setParams] = useSearchParams()
  const only = params.has('only')
  const toggle = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (only) next.delete('only')
        else next.set('only', '1')
        return next
      },
      { replace: true },
    )
  return (
    <PlainButton type="button" className={only ? 'chip chosen' : 'chip'} aria-pressed={only} onClick={toggle}>
      This organization only
    </PlainButton>
  )
}
