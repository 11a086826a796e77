// Which records Quick View steps through: those of a status tour, or of the board or the list that it was opened from.
import type { PlayerRecordsQuery } from '../../__generated__/PlayerRecordsQuery.graphql.ts'
import { tourIn } from '../../workspace/home/statusTour.ts'
import { filterOf, filterText } from '../../kernel/shell/boardFilter.ts'
import { listedAt, listVariables } from '../../work/action/list/listFilter.ts'
import type { BucketName } from '../../work/action/moves.ts'
import { screenUnder } from './panelPath.ts'
import * as t from './__generated__/messages.ts'

const isListScreen = (screen: string): boolean => screen === '/activerecords' || screen === '/mytasks'

/** What a list of steps is of: another one is read anew, the same one stays as it was when it began. */
export function sourceOf(pathname: string, search: URLSearchParams): string {
  if (tourIn(search)) return t.tour({ get: search.get('tour') ?? '' })
  const screen = screenUnder(pathname)
  return isListScreen(screen)
    ? t.list({ listedAt: listedAt({ pathname: screen, searchParams: search }) })
    : t.board({ filterText: filterText(search) })
}

export function stepVariables(
  pathname: string,
  search: URLSearchParams,
  bucket: BucketName | null | undefined,
): PlayerRecordsQuery['variables'] {
  const tour = tourIn(search)
  const screen = screenUnder(pathname)
  const isList = !tour && isListScreen(screen)
  const { filter, orderBy, groupBy } = listVariables(
    isList ? new URLSearchParams(listedAt({ pathname: screen, searchParams: search })) : search,
  )
  return {
    isTour: tour !== undefined,
    shortcut: tour?.shortcut ?? '',
    status: tour?.status ?? 'NEXT',
    isBoard: !tour && !isList,
    filter: filterOf(search),
    bucket: bucket ?? 'NEXT',
    isList,
    listFilter: filter,
    orderBy,
    groupBy,
  }
}
