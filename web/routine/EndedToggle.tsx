import { useSearchParams } from 'react-router-dom'
import { PlainButton } from '../ui/PlainButton.tsx'

/** Whether what has ended is shown too; it stands in the address. */
export function EndedToggle() {
  const [params, setParams] = useSearchParams()
  const isShown = params.has('ended')
  const toggle = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (isShown) next.delete('ended')
        else next.set('ended', '1')
        return next
      },
      { replace: true },
    )
  return (
    <PlainButton type="button" className={isShown ? 'chip chosen' : 'chip'} aria-pressed={isShown} onClick={toggle}>
      Ended ones too
    </PlainButton>
  )
}
