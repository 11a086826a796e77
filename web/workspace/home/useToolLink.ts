import { useSearchParams } from 'react-router-dom'
import { boardPart } from '../../kernel/shell/boardFilter.ts'

/** The way to a tool, over the board as it is. */
export function useToolLink(path: string) {
  const [search] = useSearchParams()
  return { pathname: `/home/${path}`, search: String(boardPart(search)) }
}
