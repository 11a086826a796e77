import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import query, { type LeftDrawerQuery } from '../../__generated__/LeftDrawerQuery.graphql.ts'
import { chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { withParams } from '../../kernel/ui/address.ts'
import { Ghost } from '../../kernel/ui/Ghost.tsx'
import { CloseIcon } from '../../kernel/ui/icons.tsx'
import { PlainButton } from '../../kernel/ui/PlainButton.tsx'
import { Retry } from '../../kernel/ui/Retry.tsx'
import { SavedFilters } from '../../work/action/list/SavedFilters.tsx'
import { QuickLaunchSection } from '../../workspace/home/QuickLaunchSection.tsx'
import { useSearch } from '../../kernel/ui/useSearch.ts'
import * as t from './__generated__/messages.ts'

const variables = () => ({ organizationId: chosenOrganization()?.id ?? null })

/** The left drawer: the quick launch, and the saved filters of the board and of the list. */
export function LeftDrawer() {
  const [search, setSearch] = useSearch()
  const [reference, load] = useQueryLoader<LeftDrawerQuery>(query)
  const read = () => load(variables(), { fetchPolicy: 'store-and-network' })
  useEffect(() => {
    load(variables(), { fetchPolicy: 'store-and-network' })
  }, [load])
  const close = () => setSearch((current) => withParams(current, { left: null }))
  const shape = (
    <Box aria-busy="true" role="group" aria-label={t.loading} sx={{ p: 4, display: 'grid', gap: 2 }}>
      {[36, 36, 36, 36].map((height, i) => (
        <Ghost key={i} style={{ height }} />
      ))}
    </Box>
  )
  return (
    <Drawer
      open={search.has('left')}
      anchor="left"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t.quickLaunchAndSavedFilters,
          sx: {
            width: { xs: '100%', sm: 400 },
            borderInlineEnd: '1px solid var(--ops-line)',
            bgcolor: 'background.paper',
          },
        } as object,
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: 4,
          minHeight: 52,
          borderBottom: '1px solid var(--ops-line)',
        }}
      >
        <Typography component="h2" variant="h1" sx={{ flex: 1 }}>
          {t.quickLaunch}
        </Typography>
        <PlainButton type="button" className="icon" aria-label={t.close} onClick={close}>
          <CloseIcon />
        </PlainButton>
      </Box>
      <Retry onRetry={read} style={{ padding: 16 }}>
        <Suspense fallback={shape}>{reference ? <Content reference={reference} /> : shape}</Suspense>
      </Retry>
    </Drawer>
  )
}

function Content({ reference }: { reference: PreloadedQuery<LeftDrawerQuery> }) {
  const data = usePreloadedQuery<LeftDrawerQuery>(
    graphql`
      query LeftDrawerQuery($organizationId: ID) {
        quickLaunch(organizationId: $organizationId) {
          ...QuickLaunchSection_launch
        }
        ...SavedFilters_query
      }
    `,
    reference,
  )
  return (
    <Box sx={{ overflowY: 'auto', p: 4, display: 'grid', gap: 5, alignContent: 'start' }}>
      <QuickLaunchSection launch={data.quickLaunch} />
      <SavedFilters query={data} />
    </Box>
  )
}
