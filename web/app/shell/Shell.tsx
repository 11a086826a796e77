import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { graphql } from 'react-relay'
import type { ShellQuery } from '../../__generated__/ShellQuery.graphql.ts'
import { Outlet } from 'react-router-dom'
import { lazyBehindFirstScreen } from '../../kernel/relay/screen.ts'
import { useRouteQuery } from '../../kernel/relay/route.tsx'
import { isSignedIn, onSignInEnded } from '../../kernel/auth/tokens.ts'
import { Contained } from '../../kernel/ui/Contained.tsx'
import { LoadingIndicator } from '../../kernel/shell/LoadingIndicator.tsx'
import { FrameContext } from '../../kernel/shell/frame.ts'
import { frame } from './frame.tsx'
import { Navigation } from './Navigation.tsx'
import { chooseOrganization, chosenOrganization } from '../../kernel/shell/selectedOrganization.ts'
import { useBoardFollowsChosen } from './useBoardFollowsChosen.ts'
import { ViewerContext } from '../../kernel/shell/viewer.ts'
import * as t from './__generated__/messages.ts'

const OrganizationGuard = lazy(async () => ({ default: (await import('./OrganizationGuard.tsx')).OrganizationGuard }))
const Extras = lazyBehindFirstScreen(async () => (await import('./Extras.tsx')).Extras)

const query = graphql`
  query ShellQuery($chosen: ID!, $isChosen: Boolean!) {
    viewer {
      capabilities
      can {
        createRecords {
          allowed
        }
      }
      onboarding {
        organization {
          id
        }
      }
      closings {
        goesAt
        organization {
          id
          name
        }
      }
      user {
        id
        name
        email
        memberships {
          accessLevelName
          organization {
            id
            name
            rootName
          }
        }
      }
    }
    chosen: organization(id: $chosen) @include(if: $isChosen) {
      id
      name
    }
  }
`

/** The frame of the guarded area: navigation, and the screen. It goes when the sign-in does, in whichever tab. */
export function Shell() {
  return (
    <Suspense>
      <Frame />
    </Suspense>
  )
}

function Frame() {
  const { viewer, chosen } = useRouteQuery<ShellQuery>(query)
  // The page is loaded anew, so that nothing of whoever was signed in stays in it.
  useEffect(() => {
    const leave = () => location.replace('/')
    // It may have ended already, while the frame was on its way.
    if (!isSignedIn()) return leave()
    return onSignInEnded(leave)
  }, [])
  useBoardFollowsChosen()
  // What was chosen may have gone since, or have another name.
  useEffect(() => {
    if (chosen === null || (chosen && chosen.name !== chosenOrganization()?.name)) chooseOrganization(chosen)
  }, [chosen])
  const who = useMemo(
    () =>
      viewer && {
        ...viewer.user,
        capabilities: viewer.capabilities,
        canCreateRecords: viewer.can.createRecords.allowed,
        closings: viewer.closings,
        isOnboarding: Boolean(viewer.onboarding),
      },
    [viewer],
  )
  return (
    <ViewerContext value={who ?? null}>
      <FrameContext value={frame}>
        <LoadingIndicator />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
            height: '100dvh',
            '@media print': { display: 'block', height: 'auto' },
          }}
        >
          <Box
            component="nav"
            aria-label={t.places}
            sx={{
              display: { xs: 'none', md: 'block' },
              bgcolor: 'background.paper',
              borderInlineEnd: '1px solid var(--ops-line)',
            }}
          >
            <Navigation />
          </Box>
          <Suspense>{who?.memberships.length === 0 ? <OrganizationGuard /> : <Outlet />}</Suspense>
        </Box>
        <Contained>
          <Suspense>
            <Extras />
          </Suspense>
        </Contained>
      </FrameContext>
    </ViewerContext>
  )
}
