import { useNavigate, useSearchParams } from 'react-router-dom'
import { boardParams } from '../action/boardFilter.ts'

/** Leads back to the board as it was; what a tool has in the address goes with it. */
export function useCloseTool() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return () => {
    const kept = [...search].filter(([name]) => boardParams.includes(name))
    void navigate({ pathname: '/home', search: String(new URLSearchParams(kept)) })
  }
}
