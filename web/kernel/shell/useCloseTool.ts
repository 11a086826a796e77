import { useNavigate } from 'react-router-dom'
import { boardPart } from './boardFilter.ts'
import { useSearch } from '../ui/useSearch.ts'

/** Leads back to the board as it was; what a tool has in the address goes with it. */
export function useCloseTool() {
  const navigate = useNavigate()
  const [search] = useSearch()
  return () => {
    void navigate({ pathname: '/home', search: String(boardPart(search)) })
  }
}
