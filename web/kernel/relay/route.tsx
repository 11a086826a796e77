// Routes that fetch: the route starts the fetch while the screen's code loads, and the screen owns what was fetched.
import { useEffect } from 'react'
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import {
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { requireSignIn } from '../auth/guards.ts'
import { withoutAddPopup } from '../shell/useAddPopup.ts'
import { environment as shared } from './environment.ts'
import { awaitPart, inTime, screen, type Screen } from './screen.ts'

interface RouteOptions<Query extends OperationType> {
  /** The query's artifact, loaded with the route: the first screen does not carry those of the others. */
  query: () => Promise<{ default: GraphQLTaggedNode }>
  variables: (args: LoaderFunctionArgs) => Query['variables']
  screen: Screen
  environment?: Environment
  /** What it is called when it can't be read, where there is a text for it. */
  failure?: string
  /**
   * Not read again when the address changes or on request, or so changes, unless it failed or its screen gave it up.
   */
  isReadOnce?: boolean | ((change: ShouldRevalidateFunctionArgs) => boolean)
}

/** Its types don't tell of the error. */
const isSpent = ({ isDisposed, networkError }: { isDisposed: boolean; networkError?: Error | null }) =>
  isDisposed || networkError != null

const searchOf = ({ pathname, searchParams }: URL) => `${pathname}?${withoutAddPopup(searchParams)}`

/** What is open over a screen to add something changes nothing of what the screen shows. */
const unlessPopup = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || searchOf(currentUrl) !== searchOf(nextUrl))

/** A rule of one's own when to read again stands behind it: the compiler refuses one that it would write over. */
type FetchingRoute = RouteObject & Required<Pick<RouteObject, 'shouldRevalidate'>>

const failed = (done: () => void) => (error: unknown) => {
  done()
  throw error
}

const reading = new WeakMap<object, number>()
const shown = new WeakMap<object, () => void>()

/** A lazy screen, behind the guard, with a query that is fetched beside its code. */
export function queryRoute<Query extends OperationType>(options: RouteOptions<Query>): FetchingRoute {
  const { query, variables, screen: load, environment = shared, failure, isReadOnce } = options
  let latest: PreloadedQuery<Query> | undefined
  return {
    ...(failure && { handle: { failure } }),
    // Loaders run side by side, so each asks for itself whether anybody is signed in.
    loader: async (args) => {
      requireSignIn()
      const done = awaitPart()
      const { default: asked } = await inTime(query()).catch(failed(done))
      const begun = performance.now()
      latest = loadQuery<Query>(environment, asked, variables(args), { fetchPolicy: 'store-and-network' })
      reading.set(latest, begun)
      shown.set(latest, done)
      return latest
    },
    shouldRevalidate(change) {
      const isKept = typeof isReadOnce === 'function' ? isReadOnce(change) : isReadOnce
      return isKept ? latest !== undefined && isSpent(latest) : unlessPopup(change)
    },
    ...screen(load),
  }
}

const ending = new WeakMap<object, ReturnType<typeof setTimeout>>()

/**
 * What the route has fetched. The screen disposes of it when it goes or gets another; a remount in between keeps it.
 */
export function useRouteQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] {
  const reference: PreloadedQuery<Query> = useLoaderData()
  useEffect(() => {
    clearTimeout(ending.get(reference))
    shown.get(reference)?.()
    return () => {
      ending.set(
        reference,
        setTimeout(() => reference.dispose(), 0),
      )
    }
  }, [reference])
  return usePreloadedQuery<Query>(query, reference)
}

/** When the reading of what the route shows began, by the clock of `performance`. */
export const useReadSince = (): number | undefined => reading.get(useLoaderData<PreloadedQuery<OperationType>>())

/** What the route has asked for: the filters of its lists. */
export const useRouteVariables = (): Record<string, unknown> =>
  useLoaderData<PreloadedQuery<OperationType> | undefined>()?.variables ?? {}
