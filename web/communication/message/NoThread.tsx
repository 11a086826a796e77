import { useLocation } from 'react-router-dom'
import { Centered } from '../../kernel/ui/Centered.tsx'
import { ButtonLink } from '../../kernel/ui/PlainButton.tsx'
import { showsBreaches } from './boxes.ts'
import * as t from './__generated__/messages.ts'

/** What stands beside the threads while none is open. */
export function NoThread() {
  const { search } = useLocation()
  return (
    <Centered
      title={showsBreaches(new URLSearchParams(search)) ? t.noBreachIsOpen : t.noThreadIsOpen}
      text={t.chooseOneFromTheListOr}
    >
      <ButtonLink className="primary" to={{ pathname: '/comms/write', search }}>
        {t.write}
      </ButtonLink>
    </Centered>
  )
}
