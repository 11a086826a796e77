import Box from '@mui/material/Box'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { Outlet, useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import type { ListSectionQuery } from '../../../__generated__/ListSectionQuery.graphql.ts'
import { useRouteQuery } from '../../../kernel/relay/route.tsx'
import { AsOfBanner } from '../../../kernel/shell/AsOfBanner.tsx'
import { announce } from '../../../kernel/ui/announce.ts'
import { Centered } from '../../../kernel/ui/Centered.tsx'
import { ButtonLink, PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { useNarrowing } from '../../../kernel/ui/useNarrowing.ts'
import { ActionGrid } from './ActionGrid.tsx'
import { columnsIn, columnsParam, type Column } from './columns.ts'
import { layoutOf } from './layout.ts'
import { listedAt, listVariables, orderIn, screenAt, type OrderName } from './listFilter.ts'
import { ListSelection } from './ListSelection.tsx'
import { longestRange, RowPages } from './RowPages.ts'
import { nothing, withIds, type Selection } from './selection.ts'
import * as t from './__generated__/messages.ts'

const ListLive = lazy(async () => ({ default: (await import('./ListLive.tsx')).ListLive }))

const query = graphql`
  query ListSectionQuery(
    $filter: ActionFilter
    $orderBy: ActionOrder
    $groupBy: ActionGrouping
    $asOf: DateTime
  ) {
    actionGrid(filter: $filter, orderBy: $orderBy, groupBy: $groupBy, asOf: $asOf) {
      asOf {
        ...AsOfBanner_asOf
      }
      count
      groups {
        key
        label
        count
      }
      rows(first: 50) {
        nodes {
          id
          addressKey
          state
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- kept in the store for GridRow
          ...GridRow_action
        }
      }
    }
  }
`

const none: ReadonlySet<string> = new Set()

/** The list under what the address narrows it to. */
export function ListSection() {
  const { actionGrid: data } = useRouteQuery<ListSectionQuery>(query)
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { search, set } = useNarrowing()
  const { pathname } = useLocation()
  const listed = listedAt({ pathname, searchParams: search })
  const variables = useMemo(() => listVariables(new URLSearchParams(listed)), [listed])
  const pages = useMemo(() => new RowPages(environment, variables), [environment, variables])
  const [of, setOf] = useState<{ listed: string; selection: Selection }>({ listed, selection: nothing })
  const selection = of.listed === listed ? of.selection : nothing
  const [closed, setClosed] = useState(none)
  const columns = useMemo(() => columnsIn(search), [search])
  const layout = useMemo(() => layoutOf(data.count, data.groups, closed), [data, closed])
  useLayoutEffect(() => {
    pages.begin(data.rows.nodes)
  }, [pages, data])
  useEffect(() => () => pages.dispose(), [pages])
  const tellCount = useEffectEvent((_of: string) => announce(t.records({ count: data.count })))
  useEffect(() => {
    tellCount(listed)
  }, [listed])

  const select = (next: Selection) => setOf({ listed, selection: next })
  async function selectRange(from: number, to: number, isSelected: boolean) {
    const ids = await pages.idsBetween(from, to)
    setOf((before) => ({
      listed,
      selection: withIds(before.listed === listed ? before.selection : nothing, ids, isSelected),
    }))
    if (to - from >= longestRange) announce(t.theFirstOfTheRangeAre({ count: longestRange }))
  }
  const toggleGroup = (key: string) =>
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })

  return (
    <Box sx={{ display: 'grid', gridTemplate: 'auto auto auto minmax(0, 1fr) / minmax(0, 1fr)', minHeight: 0 }}>
      <div>{data.asOf ? <AsOfBanner asOf={data.asOf} /> : null}</div>
      <ListSelection
        count={data.count}
        selection={selection}
        pages={pages}
        variables={variables}
        columns={columns}
        groups={data.groups}
        closed={closed}
        onClosed={setClosed}
        onSelection={select}
        onChanged={() => void revalidate()}
      />
      <Unread pages={pages} />
      {data.count === 0 ? (
        <NoRecords isNarrowed={listed !== ''} to={`/${screenAt(pathname)}`} />
      ) : (
        <ActionGrid
          count={data.count}
          layout={layout}
          pages={pages}
          columns={columns}
          onColumns={(next: readonly Column[]) => set({ columns: columnsParam(next) })}
          order={orderIn(search)}
          onSort={(name: OrderName, descending) => set({ sort: `${descending ? '-' : ''}${name}` })}
          selection={selection}
          onSelection={select}
          onRange={(from, to, isSelected) => void selectRange(from, to, isSelected)}
          onOpen={(key) => void navigate({ pathname: `/${screenAt(pathname)}/record/${key}`, search: `${search}` })}
          onToggleGroup={toggleGroup}
          isGrouped={data.groups.length > 0}
        />
      )}
      {data.asOf ? null : (
        <Suspense>
          <ListLive onChanged={() => void revalidate()} />
        </Suspense>
      )}
      <Outlet />
    </Box>
  )
}

/** That a part of the list could not be read, and the way to try again; what was read stays. */
function Unread({ pages }: { pages: RowPages }) {
  const failure = useSyncExternalStore(pages.subscribe, () => pages.failure)
  return (
    <div role="alert">
      {failure === undefined ? null : (
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 2, px: { xs: 3, md: 5 }, py: 1, color: 'var(--ops-late)' }}
        >
          {t.someRecordsCouldNotBeRead} {failure}
          <PlainButton type="button" className="outlined" onClick={() => pages.retry()}>
            {t.tryAgain}
          </PlainButton>
        </Box>
      )}
    </div>
  )
}

function NoRecords({ isNarrowed, to }: { isNarrowed: boolean; to: string }) {
  return isNarrowed ? (
    <Centered title={t.nothingMatches} text={t.noRecordThatYouCanSee}>
      <ButtonLink to={to} className="outlined">
        {t.showAll}
      </ButtonLink>
    </Centered>
  ) : (
    <Centered title={t.thereAreNoRecordsYet} text={t.aRecordIsOnePieceOf} />
  )
}
