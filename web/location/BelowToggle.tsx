import { useSearchParams } from 'react-router-dom'
import { PlainButton } from '../ui/PlainButton.tsx'

/** Whether what belongs to all organizations below is shown too; it stands in the address. */
export function BelowToggle() {
  const [params, setParams] = useSearchParams()
  const below = params.has('below')
  const toggle = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (below) next.delete('below')
        else next.set('below', '1')
        return next
      },
      { replace: true },
    )
  return (
    <PlainButton type="button" className={below ? 'chip chosen' : 'chip'} aria-pressed={below} onClick={toggle}>
      {below ? 'With all below' : 'This organization only'}
    </PlainButton>
  )
}
