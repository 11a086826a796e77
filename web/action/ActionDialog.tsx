import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { Suspense, useEffect, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ActionDialogQuery } from '../__generated__/ActionDialogQuery.graphql.ts'
import { useRouteQuery } from '../relay/route.tsx'
import { Centered } from '../ui/Centered.tsx'
import { PlainButton } from '../ui/PlainButton.tsx'
import { ActionDetails } from './ActionDetails.tsx'
import { ActionDialogSkeleton } from './ActionDialogSkeleton.tsx'

const query = graphql`
  query ActionDialogQuery($key: String!) {
    action(key: $key) {
      key
      version
      ...ActionDetails_action
    }
  }
`

/** The item popup: a record over the board; closing it leads back to the board as it was. */
export function ActionDialog() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'))
  const close = () => void navigate(`/home${search}`)
  return (
    <Dialog open onClose={close} fullWidth fullScreen={isNarrow} maxWidth="sm" aria-label="Action record" scroll="paper">
      <Suspense fallback={<ActionDialogSkeleton />}>
        <Content onClose={close} />
      </Suspense>
    </Dialog>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const { action } = useRouteQuery<ActionDialogQuery>(query)
  useFreshAt(action?.key, action?.version)
  if (action) return <ActionDetails action={action} onClose={onClose} />
  return (
    <Centered title="No such record" text="There is no record with this key for you. It may have been withdrawn, or belongs to somebody else.">
      <PlainButton type="button" className="primary" onClick={onClose}>
        Back to the board
      </PlainButton>
    </Centered>
  )
}

/** Reads the record again when its version changes, by whoever's hand: the steps and the history have changed too. */
function useFreshAt(key: string | undefined, version: number | undefined) {
  const environment = useRelayEnvironment()
  const seen = useRef(version)
  useEffect(() => {
    if (!key || version === seen.current) return
    seen.current = version
    const silent = { networkCacheConfig: { force: true, metadata: { silent: true } } }
    const { unsubscribe } = fetchQuery<ActionDialogQuery>(environment, query, { key }, silent).subscribe({})
    return unsubscribe
  }, [environment, key, version])
}
