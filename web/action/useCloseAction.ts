import { useLocation, useNavigate } from 'react-router-dom'

/** Leads back to the board as it was. */
export function useCloseAction() {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => {
    const board = new URLSearchParams(search)
    board.delete('panel')
    void navigate({ pathname: '/home', search: String(board) })
  }
}
