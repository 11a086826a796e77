import { useNavigate } from 'react-router-dom'
import { boardPart } from '../../kernel/shell/boardFilter.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'

/** Leads back to the board as it was. */
export function useCloseConfigure() {
  const navigate = useNavigate()
  const [search] = useSearch()
  return () => {
    void navigate({ pathname: '/home', search: String(boardPart(search)) })
  }
}
