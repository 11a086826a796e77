import { lazy, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { LateWindow } from '../shell/LateWindow.tsx'
import type { LostDraftsHostQuery } from '../../__generated__/LostDraftsHostQuery.graphql.ts'
import { allDrafts, forgetDraft, nodeOf, readDraft } from './draftStore.ts'
import { draftText } from './draftText.ts'
import { onLookForSubject } from './lostDrafts.ts'

const LostDraftDialog = lazy(async () => ({ default: (await import('./LostDraftDialog.tsx')).LostDraftDialog }))

const query = graphql`
  query LostDraftsHostQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
    }
  }
`

/** Those of some drafts whose subject is gone; none where the server did not say. */
async function lostOf(environment: Environment, keys: readonly string[]): Promise<string[]> {
  const ids = [...new Set(keys.flatMap((key) => nodeOf(key) ?? []))]
  if (!ids.length) return []
  const options = { networkCacheConfig: { force: true, metadata: { silent: true } } }
  const data = await fetchQuery<LostDraftsHostQuery>(environment, query, { ids }, options)
    .toPromise()
    .catch(() => undefined)
  const nodes = data?.nodes ?? []
  const gone = new Set(nodes.length === ids.length ? ids.filter((_, i) => !nodes[i]) : [])
  return keys.filter((key) => gone.has(nodeOf(key) ?? '') && readDraft(key))
}

/**
 * Looks for what the drafts of this browser are about, once and whenever a form leaves one behind, and tells of those
 * whose subject is gone: there is no form any more that would show them.
 */
export function LostDraftsHost() {
  const environment = useRelayEnvironment()
  const [lost, setLost] = useState<readonly string[]>([])
  useEffect(() => {
    const look = async (keys: readonly string[]) => {
      const found = await lostOf(environment, keys)
      // Where nothing of it can be read, nothing is lost.
      for (const key of found) if (!draftText(readDraft(key)!)) forgetDraft(key)
      if (found.length) setLost((before) => [...new Set([...before, ...found])])
    }
    void look(allDrafts().map(([key]) => key))
    return onLookForSubject((key) => void look([key]))
  }, [environment])
  const key = lost.find((one) => readDraft(one))
  if (key === undefined) return null
  const next = () => setLost((before) => before.filter((one) => one !== key))
  return (
    <LateWindow onFailure={next}>
      <LostDraftDialog
        key={key}
        draft={readDraft(key)!}
        onClose={next}
        onDiscard={() => {
          forgetDraft(key)
          next()
        }}
      />
    </LateWindow>
  )
}
