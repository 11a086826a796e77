import { useLocation } from 'react-router-dom'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { showsBreaches } from './boxes.ts'

/** What stands beside the threads while none is open. */
export function NoThread() {
  const { search } = useLocation()
  return (
    <Centered
      title={showsBreaches(new URLSearchParams(search)) ? 'No breach is open' : 'No thread is open'}
      text="Choose one from the list, or write to a role or to people."
    >
      <ButtonLink className="primary" to={{ pathname: '/home/comms/write', search }}>
        Write
      </ButtonLink>
    </Centered>
  )
}
