import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isNarrowedAsBoard } from '../../kernel/shell/boardFilter.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { chosenOrganization, onChosenOrganization } from '../../kernel/shell/selectedOrganization.ts'

/** Narrows the board to the organization that is chosen, in this tab or in another, while the board is shown. */
export function useBoardFollowsChosen() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const follow = useEffectEvent(() => {
    if (!isNarrowedAsBoard(pathname)) return
    const next = withParams(new URLSearchParams(search), { organization: chosenOrganization()?.id ?? '' })
    if (`${next}` !== `${new URLSearchParams(search)}`) void navigate({ search: `${next}` })
  })
  useEffect(() => {
    return onChosenOrganization(() => follow())
  }, [])
}
