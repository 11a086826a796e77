import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import { LateWindow } from '../../../kernel/shell/LateWindow.tsx'
import type { SavedFilters_query$key } from '../../../__generated__/SavedFilters_query.graphql.ts'
import type { SavedFiltersAgainQuery } from '../../../__generated__/SavedFiltersAgainQuery.graphql.ts'
import { boardPart } from '../../../kernel/shell/boardFilter.ts'
import { viewSearch } from './listFilter.ts'
import { toast } from '../../../kernel/shell/toast.ts'
import { withParams } from '../../../kernel/ui/address.ts'
import { ActionsMenu } from '../../../kernel/ui/ActionsMenu.tsx'
import { PlainButton } from '../../../kernel/ui/PlainButton.tsx'
import { useSearch } from '../../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const SaveViewDialog = lazy(async () => ({
  default: (await import('../../../people/view/SaveViewDialog.tsx')).SaveViewDialog,
}))
const DeleteViewDialog = lazy(async () => ({
  default: (await import('../../../people/view/DeleteViewDialog.tsx')).DeleteViewDialog,
}))

const again = graphql`
  query SavedFiltersAgainQuery {
    ...SavedFilters_query
  }
`

const boardSearch = (search: URLSearchParams) => String(boardPart(search))

const screens = [
  { screen: 'home', title: t.filtersOfTheBoard, save: t.saveTheBoardsFilter, searchOf: boardSearch },
  { screen: 'activerecords', title: t.viewsOfTheRecords, save: t.saveTheListAsAView, searchOf: viewSearch },
] as const

type Asked = { screen: string; id?: string; what: 'save' | 'change' | 'delete' }

/** What somebody has saved of the board and of the list of records: applied, saved anew, renamed, deleted. */
export function SavedFilters({ query }: { query: SavedFilters_query$key }) {
  const { home, activerecords } = useFragment(
    graphql`
      fragment SavedFilters_query on Query {
        home: savedViews(screen: "home") {
          id
          name
          search
          isShared
          isMine
          ownerName
          can {
            edit {
              allowed
              reason
            }
          }
          ...SaveViewDialog_view
          ...DeleteViewDialog_view
        }
        activerecords: savedViews(screen: "activerecords") {
          id
          name
          search
          isShared
          isMine
          ownerName
          can {
            edit {
              allowed
              reason
            }
          }
          ...SaveViewDialog_view
          ...DeleteViewDialog_view
        }
      }
    `,
    query,
  )
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const [params] = useSearch()
  const [asked, setAsked] = useState<Asked>()
  const close = (hasChanged?: boolean) => {
    setAsked(undefined)
    if (hasChanged) toast('success', asked?.what === 'delete' ? t.deleted : t.saved)
    if (hasChanged)
      fetchQuery<SavedFiltersAgainQuery>(environment, again, {}, { networkCacheConfig: { force: true } }).subscribe({})
  }
  return screens.map(({ screen, title, save, searchOf }) => {
    const views = { home, activerecords }[screen]
    const isHere = pathname.startsWith(`/${screen}`)
    const search = searchOf(params)
    const chosen = asked?.screen === screen ? views.find(({ id }) => id === asked.id) : undefined
    return (
      <Box key={screen} component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography component="h3" variant="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {isHere && search ? (
            <PlainButton type="button" onClick={() => setAsked({ screen, what: 'save' })}>
              {save}…
            </PlainButton>
          ) : null}
        </Box>
        {views.length ? (
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', border: '1px solid var(--ops-line)', borderRadius: 1 }}
          >
            {views.map(({ id, name, search: saved, isShared, isMine, ownerName, can }) => {
              const refused = can.edit.allowed ? null : can.edit.reason
              const to = withParams(new URLSearchParams(saved), { ...(screen === 'activerecords' && { view: id }) })
              return (
                <Box
                  component="li"
                  key={id}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 2,
                    paddingInlineStart: 3,
                    paddingInlineEnd: 1,
                    py: 1,
                    '& + &': { borderTop: '1px solid var(--ops-line-2)' },
                  }}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Link
                      to={{ pathname: `/${screen}`, search: `${to}` }}
                      aria-current={isHere && search === saved ? 'page' : undefined}
                    >
                      {name}
                    </Link>
                    {isShared ? (
                      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                        {t.sharedBy} {isMine ? t.you : ownerName}
                      </Typography>
                    ) : null}
                  </Box>
                  <ActionsMenu
                    label={t.change({ name })}
                    actions={[
                      {
                        label: isHere && search !== saved ? t.saveWhatIsShownRenameOr : t.renameOrShare,
                        act: () => setAsked({ screen, id, what: 'change' }),
                        refused,
                      },
                      { label: t.delete, act: () => setAsked({ screen, id, what: 'delete' }), refused },
                    ]}
                  />
                </Box>
              )
            })}
          </Box>
        ) : (
          <Typography color="textSecondary">{isHere ? t.noneYetNarrowItDownAnd : t.noneYet}</Typography>
        )}
        <LateWindow onFailure={close}>
          {asked?.screen === screen && asked.what === 'save' ? (
            <SaveViewDialog screen={screen} search={search} view={null} onClose={close} />
          ) : null}
          {chosen && asked?.what === 'change' ? (
            <SaveViewDialog screen={screen} search={isHere ? search : chosen.search} view={chosen} onClose={close} />
          ) : null}
          {chosen && asked?.what === 'delete' ? <DeleteViewDialog view={chosen} stays onClose={close} /> : null}
        </LateWindow>
      </Box>
    )
  })
}
