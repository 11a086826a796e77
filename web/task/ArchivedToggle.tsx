import { useSearchParams } from 'react-router-dom'
import { PlainButton } from '../ui/PlainButton.tsx'

/** Whether what is archived is shown too; it stands in the address. */
export function ArchivedToggle() {
  const [params, setParams] = useSearchParams()
  const shown = params.has('archived')
  const toggle = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (shown) next.delete('archived')
        else next.set('archived', '1')
        return next
      },
      { replace: true },
    )
  return (
    <PlainButton type="button" className={shown ? 'chip chosen' : 'chip'} aria-pressed={shown} onClick={toggle}>
      Archived too
    </PlainButton>
  )
}
