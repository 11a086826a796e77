import { boardPart } from '../../kernel/shell/boardFilter.ts'
import { useSearch } from '../../kernel/ui/useSearch.ts'

/** The way to a tool, over the board as it is. */
export function useToolLink(path: string) {
  const [search] = useSearch()
  return { pathname: `/home/${path}`, search: String(boardPart(search)) }
}
