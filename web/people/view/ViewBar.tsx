import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Link } from 'react-router-dom'
import { LateWindow } from '../../kernel/shell/LateWindow.tsx'
import type { ViewBarAgainQuery } from '../../__generated__/ViewBarAgainQuery.graphql.ts'
import type { ViewBar_query$key } from '../../__generated__/ViewBar_query.graphql.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { ActionsMenu } from '../../kernel/ui/ActionsMenu.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const SaveViewDialog = lazy(async () => ({ default: (await import('./SaveViewDialog.tsx')).SaveViewDialog }))
const DeleteViewDialog = lazy(async () => ({ default: (await import('./DeleteViewDialog.tsx')).DeleteViewDialog }))

// The screen is read once; after a change its views alone are read again.
const again = graphql`
  query ViewBarAgainQuery($screen: String!) {
    ...ViewBar_query @arguments(screen: $screen)
  }
`

interface ViewBarProps {
  query: ViewBar_query$key
  screen: string
  /** The views that everybody has. */
  builtIn: readonly { name: string; search: string }[]
  /** What of the address belongs to a view. */
  searchOf: (search: URLSearchParams) => string
}

type Asked = 'save' | 'change' | 'delete'

const same = (one: string, other: string) => {
  const sorted = (text: string) => {
    const search = new URLSearchParams(text)
    search.sort()
    return `${search}`
  }
  return sorted(one) === sorted(other)
}

/**
 * The views of a list: those that everybody has, one's own, and those that others share; the one that is shown is
 * marked.
 */
export function ViewBar({ query, screen, builtIn, searchOf }: ViewBarProps) {
  const { savedViews } = useFragment(
    graphql`
      fragment ViewBar_query on Query @argumentDefinitions(screen: { type: "String!" }) {
        savedViews(screen: $screen) {
          id
          name
          search
          isMine
          isShared
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
  const [params] = useSearch()
  const [asked, setAsked] = useState<Asked>()
  const search = searchOf(params)
  const chosen =
    savedViews.find(({ id }) => id === params.get('view')) ?? savedViews.find((view) => same(view.search, search))
  const isChanged = chosen !== undefined && !same(chosen.search, search)
  const tab = (name: string, to: string, isShown: boolean, hint?: string) => (
    <Box
      key={to + name}
      component={Link}
      to={{ search: to }}
      aria-current={isShown ? 'page' : undefined}
      title={hint}
      sx={{
        px: 2,
        py: 2,
        color: isShown ? 'primary.main' : 'text.secondary',
        fontWeight: isShown ? 550 : undefined,
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        borderBottom: '2px solid',
        borderColor: isShown ? 'primary.main' : 'transparent',
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {name}
    </Box>
  )
  const withView = (view: { id: string; search: string }) =>
    `${withParams(new URLSearchParams(view.search), { view: view.id })}`
  const refused = chosen && !chosen.can.edit.allowed ? chosen.can.edit.reason : null
  const close = (hasChanged?: boolean) => {
    setAsked(undefined)
    if (hasChanged)
      fetchQuery<ViewBarAgainQuery>(environment, again, { screen }, { networkCacheConfig: { force: true } }).subscribe(
        {},
      )
  }
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, md: 5 },
        bgcolor: 'background.paper',
        borderBottom: '1px solid var(--ops-line)',
      }}
    >
      <Box
        component="nav"
        aria-label={t.views}
        sx={{ display: 'flex', gap: 1, overflowX: 'auto', scrollbarWidth: 'none', minWidth: 0 }}
      >
        {builtIn.map(({ name, search: to }) => tab(name, to, !chosen && same(to, search)))}
        {savedViews.map((view) =>
          tab(
            view.name,
            withView(view),
            view === chosen,
            view.isShared ? (view.isMine ? t.sharedByYou : t.sharedBy({ name: view.ownerName })) : t.privateView,
          ),
        )}
      </Box>
      <Box sx={{ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
        <PlainButton type="button" onClick={() => setAsked('save')}>
          {t.saveAsAView}
        </PlainButton>
        {chosen ? (
          <ActionsMenu
            label={t.changeTheView({ name: chosen.name })}
            actions={[
              {
                label: isChanged ? t.saveWhatIsShownRenameOr : t.renameOrShare,
                act: () => setAsked('change'),
                refused,
              },
              { label: t.delete, act: () => setAsked('delete'), refused },
            ]}
          />
        ) : null}
      </Box>
      <LateWindow onFailure={close}>
        {asked === 'save' ? <SaveViewDialog screen={screen} search={search} view={null} onClose={close} /> : null}
        {asked === 'change' && chosen ? (
          <SaveViewDialog screen={screen} search={search} view={chosen} onClose={close} />
        ) : null}
        {asked === 'delete' && chosen ? <DeleteViewDialog view={chosen} onClose={close} /> : null}
      </LateWindow>
    </Box>
  )
}
